import { message } from '#i18n/message';

// Failed requests, and pages that cannot be shown.

export const tryAgainOrContactUs = message(
  'Inténtalo en unos minutos. Si sigue igual, escríbenos por Contacto y menciona el folio {id}.',
);
export const couldNotConnect = 'No pudimos conectarnos. Revisa tu internet e inténtalo de nuevo.';
export const networkAsks =
  'Para navegar en esta red, primero inicia sesión en ella o acepta sus condiciones. Después inténtalo de nuevo.';
export const pageIncomplete = 'La página no se cargó completa. Inténtalo de nuevo.';
export const browserTooOld =
  'Tu navegador es muy antiguo para Adelantto. En un iPhone, actualiza iOS en Configuración, General, Actualización de software; en Android, actualiza Chrome en Play Store. En una computadora, usa la versión más reciente de tu navegador.';
export const connectionTooSlow = 'La conexión está tardando demasiado. Inténtalo de nuevo.';
export const takesLongerThanUsual = 'Esto está tardando más de lo normal.';
export const informationChanged = 'Esta información cambió. Ya te mostramos la versión más reciente.';
export const pageNotAllowed = 'No puedes ver esta página';
export const pageNotFound = 'No encontramos esta página';
