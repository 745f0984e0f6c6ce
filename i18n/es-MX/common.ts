import { message } from '#i18n/message';

// Texts of more than one feature.

export const back = 'Regresar';
export const continueButton = 'Continuar';
export const close = 'Cerrar';
export const retry = 'Reintentar';
export const cancel = 'Cancelar';
export const view = 'Ver';
export const whatYouNeed = 'Qué vas a necesitar';
export const seeProcess = 'Ver el proceso';
export const notNow = 'Ahora no';
export const finishLater = 'Terminar después';
export const goToStart = 'Ir al inicio';
export const send = 'Enviar';
export const sending = 'Enviando…';
export const saving = 'Guardando…';
export const loading = 'Cargando…';
export const email = 'Correo electrónico';
export const phone = 'Celular';
export const opensInAnotherWindow = 'se abre en otra ventana';
export const offlineInputKept =
  'Sin conexión a internet. Guardamos lo que llevas; podrás enviarlo cuando vuelva la señal.';
export const somethingWentWrong = 'Algo salió mal.';
export const onlineAgain = 'Ya hay conexión.';
export const centralTime = message('{time} (hora del centro)');
export const sessionEnded = 'Tu sesión terminó. Inicia sesión para seguir donde te quedaste.';
