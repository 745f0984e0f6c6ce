import type { kinds } from '#i18n/es-MX/demo/states';

/** What a state shows: data, nothing yet, that something loads, that something failed, or the limit of a layout. */
export type StateKind = keyof typeof kinds;

const loading = /^while |takes long$|^after a request while the profile loads$|^sent while /;
const empty =
  /^without (a rent|an advance|articles|any|any and a profile that is not complete|payments|a history|histories and its application|a loan that awaits a statement)$|^of an owner without data$|^of a newcomer$|^with nothing to do$/;
const error =
  /error|^without (GET |internet|permission)|without internet$|wrong|unreadable|invalid|failed|fails|could not|too (low|few|many|little)|expired|does not exist|stale data|^of (another owner|another loan|an unknown owner|an API without them)$|in use$|glasses|broke off|paused|unknown status|newer API|that was rejected$|when the next page is opened/;
const edge =
  /longest|largest|without a (name|number|phone|deadline|reason)|long reason|for too long|only$|no term left/;

/** Returns what a state shows, by its name. */
export function kindOfState(name: string): StateKind {
  if (loading.test(name)) return 'loading';
  if (empty.test(name)) return 'empty';
  if (edge.test(name)) return 'edge';
  if (error.test(name)) return 'error';
  return 'data';
}
