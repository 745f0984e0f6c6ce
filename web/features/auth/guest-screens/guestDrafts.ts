/** The name of the log-in form's draft, whose e-mail the recovery of the password begins with. */
export const LOGIN_DRAFT = 'login';
/** The name of the registration's draft, which the page of the code leads back to: e-mail and phone are still there. */
export const REGISTRATION_DRAFT = 'register';
