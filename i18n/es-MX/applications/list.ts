import { message } from '#i18n/message';

// Requesting an advance, and the applications on the home page.

export const completeProfileFirst = 'Ups, debes completar tu perfil para solicitar tu primer Adelantto';
export const onceProfileIsComplete = 'Podrás hacerlo cuando completes tu perfil.';
export const haveDocumentsAtHand =
  'Ten a la mano tu INE, tu Constancia de Situación Fiscal y tus comprobantes de ingresos.';
export const needInternetToRequest = 'Necesitas internet para solicitar un Adelantto.';
export const retryMakesSense = message('Te conviene intentarlo de nuevo a partir del {day}.');
export const waitUntil = message('Te conviene esperar hasta el {day}');
export const scoreNeedsTime =
  'Tu puntaje de buró de crédito tarda unos meses en cambiar. Si envías otra solicitud antes, es probable que la respuesta sea la misma.';
export const requestAnyway = 'Solicitar de todos modos';
export const earlierApplications = message('Solicitudes anteriores ({count})');
export const yourApplications = 'Tus solicitudes de Adelantto';
export const couldNotLoadApplications = 'No pudimos cargar tus solicitudes.';
export const application = 'Solicitud';
export const applicationNumber = message('Solicitud {number}');
export const changeRentOrDates = 'Cambiar renta o fechas';
export const totalToPay = 'Total a pagar';
export const openingFeeWithIva = 'Comisión por apertura (con IVA)';
export const toBeDefined = 'Por definir';
export const discardApplication = 'Eliminar solicitud';
export const discardApplicationQuestion = message('¿Eliminar la solicitud {number}?');
export const discardWarning = 'Se borrarán los datos y documentos que agregaste. No se puede deshacer.';
export const keep = 'Conservar';
export const discarding = 'Eliminando…';
export const applicationDiscarded = message('Eliminamos la solicitud {number}.');
export const zipCode = message('C.P. {zipCode}');
