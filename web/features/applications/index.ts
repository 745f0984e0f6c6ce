/** The front door of the applications room. */
export { ApplicationList } from './ApplicationList.tsx';
export { applicationsCame, useApplications } from './applicationsSlice.ts';
export { RequestAdvance } from './RequestAdvance.tsx';
export { TurnedBack } from './TurnedBack.tsx';
