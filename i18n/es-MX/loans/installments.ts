import { message } from '#i18n/message';

// An installment and its payment.

export const paymentOfMonth = message('Pago del mes {number}');
export const paymentOfInstallment = 'Pago de tu mensualidad';
export const paymentDeadline = 'Fecha límite de pago';
export const amount = 'Monto';
export const transferData = 'Datos para tu transferencia';
export const bank = 'Banco';
export const beneficiary = 'Beneficiario';
export const clabe = 'CLABE';
export const reference = 'Referencia';
export const contractReference = message('Contrato {reference}');
export const shareData = 'Compartir datos';
export const uploadProof = 'Sube tu comprobante';
export const proofIsPdf = '¿Tu banco te dio un PDF? Ábrelo, toma una captura de pantalla y súbela.';
export const validatePayment = 'Validar pago';
export const sendingProof = 'Enviando comprobante…';
export const paymentShowsWithinHours = message('Tu pago se refleja en un máximo de {hours} horas hábiles.');
export const latestOn = message('A más tardar el {date}.');
export const proofThatYouSent = 'El comprobante que enviaste';
export const sentOn = 'Enviado';
export const file = 'Archivo';
export const viewProof = 'Ver comprobante';
export const proofSent = 'Comprobante enviado';
export const proofUploaded = 'Recibimos tu comprobante y lo estamos validando.';
export const couldNotLoadPayment = 'No pudimos cargar este pago.';
