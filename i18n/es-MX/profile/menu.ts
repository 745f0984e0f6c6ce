// The menu of the profile.

export const yourProfile = 'Tu perfil';
export const couldNotLoadProfile = 'No pudimos cargar tu perfil.';
export const logOut = 'Cerrar sesión';
export const help = 'Ayuda';
export const reportProblem = 'Reportar un problema';
export const openInAnotherWindow = 'Abrir en otra ventana';
export const frequentQuestions = 'Preguntas frecuentes';
export const termsAndConditions = 'Términos y condiciones';
