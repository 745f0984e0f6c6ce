import { message } from '#i18n/message';

// An installment and its payment.

export const paymentOfMonth = message('Pago del mes {number}');
export const paymentOfInstallment = 'Pago de tu mensualidad';
export const amount = 'Monto';
export const transferData = 'Datos para tu transferencia';
export const bank = 'Banco';
export const beneficiary = 'Beneficiario';
export const clabe = 'CLABE';
export const reference = 'Referencia';
export const contractReference = message('Contrato {reference}');
export const copyAllData = 'Copiar todos los datos';
export const dataCopied = 'Datos copiados.';
export const uploadProof = 'Sube tu comprobante';
export const whatProofShows = 'Una foto o captura de pantalla donde se lean el monto, la fecha y la clave de rastreo.';
export const proofIsPdf = '¿Tu banco te dio un PDF? Ábrelo, toma una captura de pantalla y súbela.';
export const validatePayment = 'Validar pago';
export const sendingProof = 'Enviando comprobante…';
export const paymentShowsWithinHours = message('Tu pago se refleja en un máximo de {hours} horas hábiles.');
export const showsBy = message('Si lo subes hoy, a más tardar el {date}.');
export const proofThatYouSent = 'El comprobante que enviaste';
export const sentOn = 'Enviado';
export const file = 'Archivo';
export const viewProof = 'Ver comprobante';
export const proofSent = 'Comprobante enviado';
export const proofUploaded = 'Recibimos tu comprobante y lo estamos validando.';
export const weWillWrite = 'Por ahora no tienes que hacer nada. Te avisaremos por correo.';
export const wrongFile = '¿No era este archivo?';
export const writeToUs = 'Escríbenos';
export const viewAdelantto = message('Ver mi Adelantto {number}');
export const viewReceipt = 'Ver recibo';
export const couldNotLoadPayment = 'No pudimos cargar este pago.';
