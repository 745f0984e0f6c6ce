import { paths } from '#paths';

/** The screen of a guest page, and the name of its file in `web/app/route-chunks`: the build fails when there is none. */
export type GuestScreen = 'landing' | 'calculator' | 'login' | 'registration' | 'recovery';

/**
 * The pages for visitors only, each of them a prerendered document. The guard, the guest entry, the prerendering
 * and the build read their addresses here; a test compares them with the routes.
 */
export const guestPages: readonly { readonly path: string; readonly screen: GuestScreen }[] = [
  { path: paths.landing, screen: 'landing' },
  { path: paths.calculator, screen: 'calculator' },
  { path: paths.login, screen: 'login' },
  { path: paths.register, screen: 'registration' },
  { path: paths.createAccount, screen: 'registration' },
  { path: paths.forgotPassword, screen: 'recovery' },
];

/** Whether a guest page has a form, and so scripts. The landing page has links only. */
export const hasForm = (screen: GuestScreen): screen is Exclude<GuestScreen, 'landing'> => screen !== 'landing';

/** The addresses for everyone, signed in or not. All that are neither here nor in `guestPages` are the owners'. */
export const openPaths: readonly string[] = [paths.verificationCode];
