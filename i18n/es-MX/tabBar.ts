// The tab bar.

export const main = 'Principal';
export const home = 'Inicio';
export const advances = 'Adelanttos';
export const contact = 'Contacto';
export const account = 'Perfil';
