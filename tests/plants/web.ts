import type { Plant } from './plant.ts';

/** Defects in the calls, the session, the frame of the app and the built documents. */
export const webPlants: readonly Plant[] = [
  {
    name: 'a late response to the last session signs the next owner out',
    file: 'web/api/api.ts',
    text: '!isWithoutSession(expected) && (api.getState() as WithSession).auth.token === token;',
    replacement: '!isWithoutSession(expected);',
  },
  {
    name: 'an owner sees prefetched data of another owner',
    file: 'web/api/prefetch.ts',
    text: '`${url} ${authorization}`',
    replacement: '`${url} ${authorization !== null}`',
  },
  {
    name: 'a list is not fresh after a change because the prefetched one is used again',
    file: 'web/api/prefetch.ts',
    text: '  page.prefetched?.delete(key);\n  const { signal }',
    replacement: '  const { signal }',
  },
  {
    name: 'an owner whose request timed out is offered to send it twice',
    file: 'web/api/problem.ts',
    text: "hasNoConnection(problem) || problem.kind === 'timeout' ||",
    replacement: 'hasNoConnection(problem) ||',
  },
  {
    name: 'the errors of a form that the server rejects are swallowed',
    file: 'web/api/problem.ts',
    text: 'status < 500 && { errors: body.errors }',
    replacement: 'status === 400 && { errors: body.errors }',
  },
  {
    name: 'an upload goes on after it was cancelled',
    file: 'web/api/upload.ts',
    text: '      fail(problem);\n      request.abort();',
    replacement: '      fail(problem);',
  },
  {
    name: 'a large upload on a slow network fails although it makes progress',
    file: 'web/api/upload.ts',
    text: '      timer.restart(STALL_TIMEOUT_MS);\n      // `loaded`',
    replacement: '      // `loaded`',
  },
  {
    name: 'the loans of an owner stay in the store after their session has ended',
    file: 'web/api/session.ts',
    text: 'loggedOut.match(action) || sessionEnded.match(action)',
    replacement: 'loggedOut.match(action)',
  },
  {
    name: 'drafts stay in the tab after the owner has logged out',
    file: 'web/app/store.ts',
    text: 'if (loggedOut.match(action)) deleteDrafts();\n    else if',
    replacement: 'if (loggedOut.match(action) && after !== undefined) deleteDrafts();\n    else if',
  },
  {
    name: 'an owner with a temporary password need not replace it',
    file: 'web/app/Gate.tsx',
    text: '  if (user.has_temporary_password && !isAtReplacement) return <Navigate to={paths.updateTemporaryPassword} replace />;\n',
    replacement: '',
  },
  {
    name: 'an owner who logs in is led to the page that another owner left',
    file: 'web/paths.ts',
    text: "(query.get('ended') ?? owner.id) === owner.id",
    replacement: "(query.get('ended') ?? owner.id) !== ''",
  },
  {
    name: 'the focus stays at the end of the last page after a navigation',
    file: 'web/app/ScrollAndFocus.ts',
    text: "    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });\n",
    replacement: '',
  },
  {
    name: 'the tab of the account has the label of the home page',
    file: 'web/app/TabBar.tsx',
    text: 'text: tabTexts.account,',
    replacement: 'text: tabTexts.home,',
  },
  {
    name: 'a password that is sent before the app has loaded is written into the address',
    file: 'web/guest/guard.ts',
    text: '  event.preventDefault();\n  (event.target',
    replacement: '  (event.target',
  },
  {
    name: 'the log-in page has the title of the landing page',
    file: 'web/guest/prerender.tsx',
    text: 'screenTexts.pageTitle({ title: headingIn(body) })',
    replacement: 'screenTexts.pageTitle({ title: landingTexts.rentOfTomorrowToday })',
  },
  {
    name: 'the address of the API is ignored by a public build',
    file: 'web/build/settings.mjs',
    text: 'environment[name] ?? fallback',
    replacement: 'environment[name.toLowerCase()] ?? fallback',
  },
  {
    name: 'stylesheets are sent without compression',
    file: 'web/build/assets.mjs',
    text: "filesOf(folder, '.js', '.css')",
    replacement: "filesOf(folder, '.js')",
  },
];
