// The phone on the stage, and the menus below it.

export const view = 'Vista';
export const width = 'Ancho';
export const schemeOfApp = 'Tema de la app';
export const schemeOfPage = 'Tema de esta página';
export const reload = 'Volver a cargar el celular';
