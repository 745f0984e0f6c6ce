import { message } from '#i18n/message';

// The list of loans, and a loan.

export const yourAdelanttos = 'Tus Adelanttos';
export const loadingAdelantto = 'Estamos cargando tu Adelantto';
export const adelanttoNumber = message('Adelantto {number}');
export const couldNotLoadAdelanttos = 'No pudimos cargar tus Adelanttos.';
export const couldNotLoadAdelantto = 'No pudimos cargar este Adelantto.';
export const turnRentsIntoMoney = 'Convierte tus rentas en dinero hoy';
export const getMonthsOfRent = message('Adelanta hasta {months} meses de renta de un inmueble que ya tienes rentado.');
export const requestFirstAdelantto = 'Solicitar mi primer Adelantto';
export const requestAdelantto = 'Solicitar un Adelantto';
export const requestAnotherAdelantto = 'Solicitar otro Adelantto';
export const nextPayment = 'Próximo pago';
export const dueOn = 'Vence el';
export const totalDebt = 'Deuda total';
export const totalPaid = 'Total pagado';
export const pendingPayments = message('Pagos pendientes {count}');
export const paymentsMade = message('{paid} de {of} pagos');
export const awaitingSignatureFrom = message('En espera de tu firma digital. Revisa el correo de {provider}');
export const paymentHistory = 'Historial de pagos';
export const noPaymentsScheduled = 'Aún no hay pagos programados.';
export const month = message('Mes {number}:');
export const dueOnDate = message('Vence el {date}');
export const viewMonth = message('Ver, mes {number}');
export const paymentApplied = 'Tu pago ya se aplicó.';
export const reviewingProof = 'Estamos revisando tu comprobante.';
