// The three steps of the profile.

// step 1: identification
export const identification = 'Identificación';
export const validIneNeeded = 'Toma una foto de cada lado de tu INE vigente. Que se lea todo, sin reflejos.';
export const ineFront = 'Frente de tu INE';
export const ineFrontHint = 'El lado con tu foto.';
export const ineBack = 'Reverso de tu INE';
export const ineBackHint = 'El lado con los códigos.';
export const curpHint = '18 caracteres. La encuentras al frente de tu INE.';
export const birthdateHint = 'Ejemplo: 14/02/1987';
export const takenFromCurp = 'La tomamos de tu CURP.';
export const addressHint = 'Calle, número exterior e interior y colonia.';
export const identityDataPurpose = 'Usamos estos datos solo para verificar tu identidad.';
export const privacyNotice = 'Aviso de privacidad';

// zip code
export const zipCodeHint = '5 dígitos.';
export const lookingUp = 'Buscando…';
export const couldNotCheckZipCode = 'No pudimos revisar tu código postal.';
export const chooseColony = 'Elige tu colonia';

// step 2: selfie
export const biometricValidation = 'Validación biométrica';
export const takeSelfie = 'Tómate una selfie para confirmar que eres tú.';
export const lookForGoodLight = 'Busca buena luz';
export const takeOffGlassesCapMask = 'Quítate lentes, gorra y cubrebocas';
export const lookStraightAhead = 'Mira de frente';
export const photoPurpose = 'Al continuar aceptas que usemos tu foto solo para verificar tu identidad.';
export const haveYourSelfie = 'Ya tenemos tu selfie. Puedes tomar otra.';
export const takeOffGlasses = 'Quítate los lentes y vuelve a tomar la foto.';

// step 3: income and taxes
export const incomeAndTaxes = 'Ingresos e impuestos';
export const lastPartOfProfile = 'Es la última parte de tu perfil.';
export const proofsOfIncome = 'Comprobantes de ingresos';
export const proofsOfIncomeHint = 'PDF. Puedes subir varios.';
export const rfcHint = '13 caracteres, con homoclave.';
export const taxCertificate = 'Constancia de Situación Fiscal';
export const taxCertificateHint = 'PDF del SAT.';
export const evaluationPurpose = 'Usamos estos datos solo para evaluar tu solicitud.';
