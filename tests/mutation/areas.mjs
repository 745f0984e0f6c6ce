/** Without the tests that load a screen themselves: the code of its modules would count as reached by them only. */
const SLICE_TESTS = ['tests/web/features/*', 'tests/web/app/!(routes|createNavigateTo)', 'tests/web/api/calls'];

/**
 * The areas of mutation testing: the sources that are changed, the tests that have to notice, and the lowest score in
 * percent. Screens and components without a rule of their own are left to the browser tests and `npm run plants`.
 */
export const AREAS = {
  domain: {
    sources: ['domain/**/*.ts'],
    tests: ['tests/domain/**/!(timeZone)'],
    threshold: 96,
    evaluatesModules: true,
  },
  'web/api': { sources: ['web/api/**/*.ts'], tests: ['tests/web/api/*', 'tests/web/app/*'], threshold: 90 },
  'web/app': {
    sources: ['web/app/*.ts', 'web/*.ts'],
    tests: ['tests/web/app/*', 'tests/web/api/*'],
    threshold: 88,
  },
  'kit/form': {
    sources: ['web/kit/{code,date,form,text}/**/*.ts'],
    tests: ['tests/web/kit/{*,date/*,files/*}'],
    threshold: 90,
  },
  'kit/uploads': {
    sources: ['web/kit/{camera,files,photo}/**/*.ts'],
    tests: ['tests/web/kit/{camera,files,photo}/*'],
    threshold: 90,
  },
  'slices/payments': {
    sources: ['web/features/{home,installments,loans,process,receipts}/**/*.ts'],
    tests: SLICE_TESTS,
    threshold: 91,
  },
  'slices/applications': {
    sources: ['web/features/{applications,calculator}/**/*.ts'],
    tests: SLICE_TESTS,
    threshold: 91,
  },
  'slices/owner': {
    sources: ['web/features/{articles,auth,notices,profile}/**/*.ts'],
    tests: SLICE_TESTS,
    threshold: 88,
  },
  store: {
    sources: ['demo-server/{snapshots,store}/**/*.ts'],
    tests: ['tests/demo-server/{snapshots/*,store/!(storeKill)}', 'tests/demo-server/routes/snapshots'],
    threshold: 86,
  },
  accounts: {
    sources: ['demo-server/accounts/**/*.ts'],
    tests: ['tests/demo-server/accounts/*'],
    threshold: 95,
  },
  backoffice: {
    sources: ['demo-server/backoffice/**/*.ts'],
    tests: ['tests/demo-server/backoffice/*'],
    threshold: 92,
  },
  'simulation/values': {
    sources: ['demo-server/simulation/{cities,emailTemplates,magicValues,tickets,zipCodeField,zipCodes}.ts'],
    tests: ['tests/demo-server/simulation/{emailTemplates,magicValues,tickets,zipCodes}'],
    threshold: 88,
  },
  'simulation/time': {
    sources: ['demo-server/simulation/{clock,clockTexts,demoTime,events,messages}.ts'],
    tests: ['tests/demo-server/simulation/{clock,demoTime,events,messages,messageWait}'],
    threshold: 93,
  },
  'simulation/faults': {
    sources: ['demo-server/simulation/fault*.ts'],
    tests: ['tests/demo-server/simulation/fault*'],
    threshold: 93,
  },
  'simulation/calls': {
    sources: ['demo-server/simulation/{articles,callLog,eventStream,loggedBody}.ts'],
    tests: ['tests/demo-server/simulation/{callLog,eventStream,loggedBody}'],
    threshold: 92,
  },
};

/** Returns the folder of an area's report and cache. */
export const folderOf = (name) => `.cache/mutation/${name.replace('/', '-')}`;

/** Returns the file with the result of each mutant of an area's last run. */
export const reportOf = (name) => `${folderOf(name)}/report.json`;
