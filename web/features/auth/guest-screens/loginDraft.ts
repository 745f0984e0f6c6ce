/** The name of the log-in form's draft, whose e-mail the recovery of the password begins with. */
export const LOGIN_DRAFT = 'login';
