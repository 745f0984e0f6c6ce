/** Texts of the feature `profile`. */
export const profile = {
  // required documents
  'Documents that you will need': 'Documentos que vas a necesitar',
  'Have them at hand: you can upload them little by little.': 'Tenlos a la mano: puedes subirlos poco a poco.',
  'Valid INE, both sides': 'INE vigente, por ambos lados',
  'Tax situation certificate (PDF)': 'Constancia de Situación Fiscal (PDF)',
  'Proofs of income (PDF)': 'Comprobantes de ingresos (PDF)',
  'Signed lease (PDF)': 'Contrato de arrendamiento firmado (PDF)',
  "The property's registry folio": 'Folio real de la propiedad',
  'Bank statement (PDF)': 'Estado de cuenta bancario (PDF)',

  // creation
  'Create your profile': 'Crea tu perfil',
  'Write your name as it appears on your identification.': 'Escribe tu nombre como aparece en tu identificación.',
  'First name(s)': 'Nombre(s)',
  'Last names': 'Apellidos',
  'I have read and accept the': 'He leído y acepto el',
  'privacy notice': 'aviso de privacidad',
  'I accept the': 'Acepto los',
  'terms and conditions': 'términos y condiciones',

  // incomplete profile
  'Complete your profile': 'Completa tu perfil',
  'We are missing your name.': 'Nos falta tu nombre.',
  'We are missing identification.': 'Nos falta identificación.',
  'We are missing your selfie.': 'Nos falta tu selfie.',
  'We are missing your income and taxes.': 'Nos faltan tus ingresos e impuestos.',
  'We are missing a step of your profile.': 'Nos falta un paso de tu perfil.',
  'To complete your profile, reload the page or write to us through Contact.':
    'Para completar tu perfil, recarga la página o escríbenos por Contacto.',
  'Next: identification': 'Sigue: identificación',
  'Next: your selfie': 'Sigue: tu selfie',
  'Next: income and taxes': 'Sigue: ingresos e impuestos',
  'Your profile is complete': 'Tu perfil está completo',
  'Your profile is complete!': '¡Tu perfil está completo!',
  'Progress of your profile': 'Avance de tu perfil',
  '{percent} completed': '{percent} completado',

  // menu
  'Your profile': 'Tu perfil',
  'We could not load your profile.': 'No pudimos cargar tu perfil.',
  'Log out': 'Cerrar sesión',
  Help: 'Ayuda',
  'Report a problem': 'Reportar un problema',
  'Open in another window': 'Abrir en otra ventana',
  'Frequent questions': 'Preguntas frecuentes',
  'Terms and conditions': 'Términos y condiciones',

  // my data
  'My data': 'Mis datos',
  'First name': 'Nombre',
  Birthdate: 'Fecha de nacimiento',
  CURP: 'CURP',
  RFC: 'RFC',
  Address: 'Domicilio',
  Colony: 'Colonia',
  Municipality: 'Municipio o alcaldía',
  State: 'Estado',
  'Zip code': 'Código postal',
  'Identification number': 'Número de identificación',
  'Not captured': 'Sin capturar',
  Show: 'Mostrar',
  Hide: 'Ocultar',

  // step 1: identification
  Identification: 'Identificación',
  'We need your valid INE. See to it that all of its data can be read.':
    'Necesitamos tu INE vigente. Cuida que se lean todos los datos.',
  'Front of your INE': 'Frente de tu INE',
  'The side with your photo, within the frame and without glare.':
    'El lado con tu foto, dentro del marco y sin reflejos.',
  'Back of your INE': 'Reverso de tu INE',
  'The side with the QR codes or bar codes.': 'El lado con los códigos QR o de barras.',
  '18 characters. You find it on the front of your INE.': '18 caracteres. La encuentras al frente de tu INE.',
  'Example: 14/02/1987': 'Ejemplo: 14/02/1987',
  'We took it from your CURP.': 'La tomamos de tu CURP.',
  'Street, outer and inner number, and colony.': 'Calle, número exterior e interior y colonia.',
  'We use these data only to verify your identity.': 'Usamos estos datos solo para verificar tu identidad.',
  'Privacy notice': 'Aviso de privacidad',

  // zip code
  '5 digits.': '5 dígitos.',
  'Looking it up…': 'Buscando…',
  'We could not check your zip code.': 'No pudimos revisar tu código postal.',
  'Choose your colony': 'Elige tu colonia',

  // step 2: selfie
  'Biometric validation': 'Validación biométrica',
  'Take a selfie to confirm that it is you.': 'Tómate una selfie para confirmar que eres tú.',
  'Look for good light': 'Busca buena luz',
  'Take off glasses, cap and face mask': 'Quítate lentes, gorra y cubrebocas',
  'Look straight ahead': 'Mira de frente',
  'By continuing you accept that we use your photo only to verify your identity.':
    'Al continuar aceptas que usemos tu foto solo para verificar tu identidad.',
  'We have your selfie. You can take another one.': 'Ya tenemos tu selfie. Puedes tomar otra.',
  'Take off your glasses and take the photo again.': 'Quítate los lentes y vuelve a tomar la foto.',

  // step 3: income and taxes
  'Income and taxes': 'Ingresos e impuestos',
  'This is the last part of your profile.': 'Es la última parte de tu perfil.',
  'Proofs of income': 'Comprobantes de ingresos',
  'PDF. You can upload several.': 'PDF. Puedes subir varios.',
  '13 characters, with the homoclave.': '13 caracteres, con homoclave.',
  'Tax situation certificate': 'Constancia de Situación Fiscal',
  'PDF from the SAT.': 'PDF del SAT.',
  'We use these data only to evaluate your application.': 'Usamos estos datos solo para evaluar tu solicitud.',

  // password
  'Change your password': 'Cambia tu contraseña',
  'Current password': 'Contraseña actual',
  'Confirm your new password': 'Confirma tu nueva contraseña',
  'Save password': 'Guardar contraseña',
  'We changed your password.': 'Cambiamos tu contraseña.',

  // wrong code
  'Wrong code': 'Código incorrecto',
  'The code that you entered is incorrect. Please try again':
    'El código que ingresaste es incorrecto. Por favor vuelve a intentarlo',
} as const;
