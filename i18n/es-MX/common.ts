import { message } from '#i18n/message';

// Texts of more than one feature, and of failed requests.

export const back = 'Regresar';
export const continueButton = 'Continuar';
export const close = 'Cerrar';
export const retry = 'Reintentar';
export const cancel = 'Cancelar';
export const view = 'Ver';
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
export const tryAgainOrContactUs = message(
  'Inténtalo en unos minutos. Si sigue igual, escríbenos por Contacto y menciona el folio {id}.',
);
export const couldNotConnect = 'No pudimos conectarnos. Revisa tu internet e inténtalo de nuevo.';
export const connectionTooSlow = 'La conexión está tardando demasiado. Inténtalo de nuevo.';
export const takesLongerThanUsual = 'Esto está tardando más de lo normal.';
export const informationChanged = 'Esta información cambió. Ya te mostramos la versión más reciente.';
export const pageNotAllowed = 'No puedes ver esta página';
export const pageNotFound = 'No encontramos esta página';
export const offlineInputKept =
  'Sin conexión a internet. Guardamos lo que llevas; podrás enviarlo cuando vuelva la señal.';
export const somethingWentWrong = 'Algo salió mal.';
export const onlineAgain = 'De nuevo en línea.';
export const sessionEnded = 'Tu sesión terminó. Inicia sesión para seguir donde te quedaste.';
export const updatedMinutesAgo = message(
  '{minutes, plural, =0 {Actualizado hace un momento} other {Actualizado hace {minutes} min}}',
);
