// The list of required documents, and the creation of the profile.

export const documentsYouWillNeed = 'Documentos que vas a necesitar';
export const haveThemAtHand = 'Tenlos a la mano; puedes subirlos poco a poco.';
export const seeExamples = 'Ver un ejemplo de cada uno';
export const validIne = 'INE vigente, por ambos lados';
export const taxCertificatePdf = 'Constancia de Situación Fiscal (PDF)';
export const proofsOfIncomePdf = 'Comprobantes de ingresos (PDF)';
export const signedLeasePdf = 'Contrato de renta firmado (PDF)';
export const propertyFolio = 'Folio real de la propiedad';
export const bankStatementPdf = 'Estado de cuenta bancario (PDF)';

export const createYourProfile = 'Crea tu perfil';
export const writeYourName = 'Escribe tu nombre como aparece en tu identificación.';
export const firstNames = 'Nombre(s)';
export const lastNames = 'Apellidos';
export const acceptPrivacyNotice = 'He leído y acepto el';
export const privacyNoticeLink = 'aviso de privacidad';
export const acceptTerms = 'Acepto los';
export const termsLink = 'términos y condiciones';
