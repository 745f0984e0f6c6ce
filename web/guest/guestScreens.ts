import type { ComponentType } from 'react';
import type { GuestScreen } from './guestPages.ts';

/**
 * Loads the screen of each guest page. The guest entry, the app's routes and the prerendering read this table. The build
 * expects that a screen's route chunk has the screen's name.
 */
export const loadGuestScreen: Readonly<Record<GuestScreen, () => Promise<ComponentType>>> = {
  landing: async () => (await import('../app/route-chunks/landing.ts')).LandingScreen,
  calculator: async () => (await import('../app/route-chunks/calculator.ts')).CalculatorScreen,
  login: async () => (await import('../app/route-chunks/login.ts')).LoginScreen,
  registration: async () => (await import('../app/route-chunks/registration.ts')).RegisterScreen,
  recovery: async () => (await import('../app/route-chunks/recovery.ts')).ForgotPasswordScreen,
};
