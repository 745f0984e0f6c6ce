import type { DomainMessageId, MessageWithValues } from '#domain/messages';
import { type Message, message } from '#i18n/message';

/** Texts of the validation rules in `domain/`, by the id that a rule returns. An API sends the same ids as errors. */
export const ruleTexts = {
  'Your email is required': 'Tu correo electrónico es obligatorio.',
  'Your email is invalid': 'Tu correo electrónico no es válido. Ejemplo: nombre@correo.com',
  'Your cellphone number is required.': 'Tu número de celular es obligatorio.',
  'Your cellphone number is invalid.': 'Tu número de celular no es válido. Debe tener 10 dígitos.',
  'Your password is required.': 'Tu contraseña es obligatoria.',
  'Your password format is incorrect.': 'El formato de tu contraseña es incorrecto. Revisa los requisitos marcados.',
  'Your passwords do not match': 'Tus contraseñas no coinciden.',
  'The password may have up to 20 characters.': 'La contraseña puede tener hasta 20 caracteres.',
  'The password is required.': 'La contraseña es obligatoria.',
  'At least one number is missing.': 'Falta al menos un número.',
  'At least one uppercase character is missing.': 'Falta al menos una letra mayúscula.',
  'At least eight characters are required.': 'Usa al menos 8 caracteres.',
  'The confirmation password should be equal to your new password.':
    'La confirmación debe ser igual a tu nueva contraseña.',

  'Write the 4 digits of the code.': 'Escribe los 4 dígitos del código.',

  'Your name is required.': 'Tu nombre es requerido.',
  'Your last name is required.': 'Tus apellidos son requeridos.',
  'You must accept the privacy notice.': 'Debes aceptar el aviso de privacidad.',
  'You must accept the terms and conditions.': 'Debes aceptar los términos y condiciones.',
  'Image required': 'Imagen requerida',
  'Document required': 'Documento obligatorio',
  'Write your CURP.': 'Escribe tu CURP.',
  'Up to {limit} characters; you wrote {count}.': message('Escribe hasta {limit} caracteres; escribiste {count}.'),
  'A zip code has {length} digits; you wrote {count}.': message(
    'Un código postal tiene {length} dígitos; escribiste {count}.',
  ),
  'A CURP has {length} characters; you wrote {count}.': message(
    'La CURP tiene {length} caracteres; escribiste {count}.',
  ),
  'A CURP has X instead of N with a tilde.': 'En la CURP, la Ñ se escribe como X. Cámbiala.',
  'Check your CURP: the first 4 letters are not valid.': 'Revisa tu CURP: las primeras 4 letras no son válidas.',
  'Check your CURP: the date (positions 5 to 10) does not exist.':
    'Revisa tu CURP: la fecha (posiciones 5 a 10) no existe.',
  'Check your CURP: position 11 must be H, M or X.': 'Revisa tu CURP: la posición 11 debe ser H, M o X.',
  'Check your CURP: the state (positions 12 and 13) does not exist.':
    'Revisa tu CURP: el estado (posiciones 12 y 13) no existe.',
  'Check your CURP: look at the last 5 positions.': 'Revisa las últimas 5 posiciones de tu CURP.',
  'The last character of your CURP does not match. If it is written well, continue.':
    'El último carácter de tu CURP no coincide. Si está bien escrito, continúa.',
  'Your birthdate does not match your CURP.':
    'Tu fecha de nacimiento no coincide con tu CURP. Si es correcta, continúa.',
  'Write your birthdate.': 'Escribe tu fecha de nacimiento.',
  'Write a date that exists, with day, month and year.': 'Escribe una fecha válida, con día, mes y año.',
  'You must be at least 18 years old.': 'Debes tener al menos 18 años.',
  'Write your address.': 'Escribe tu domicilio.',
  'Write your zip code.': 'Escribe tu código postal.',
  'Zip code not found': 'Código postal inválido',
  'Write your RFC.': 'Escribe tu RFC.',
  "A person's RFC has {length} characters; you wrote {count}.": message(
    'El RFC de una persona física tiene {length} caracteres; escribiste {count}.',
  ),
  'Check your RFC: the first 4 letters are not valid.': 'Revisa tu RFC: las primeras 4 letras no son válidas.',
  'Check your RFC: the date (positions 5 to 10) does not exist.':
    'Revisa tu RFC: la fecha (posiciones 5 a 10) no existe.',
  'Check your RFC: look at the last 3 positions.': 'Revisa las últimas 3 posiciones de tu RFC.',
  'Use your own RFC, not the generic one.': 'Escribe tu propio RFC, no el genérico.',
  'The last character of your RFC does not match. If it is written well, continue.':
    'El último carácter de tu RFC no coincide. Si está bien escrito, continúa.',
  'Your RFC does not match your CURP.': 'Tu RFC no coincide con tu CURP. Si tu RFC es correcto, continúa.',

  'Write your monthly rent.': 'Escribe tu renta mensual.',
  'Write your rent with digits only, such as 18,500.00.': 'Escribe tu renta con números, por ejemplo 18,500.00.',
  // The escape is a dollar sign, which in front of a brace looks like a template.
  'The minimum amount is {amount} MXN': message('El monto mínimo es de \u0024{amount} MXN'),
  'The maximum amount is {amount} MXN': message('El monto máximo es de \u0024{amount} MXN'),
  'Check the year of the date.': 'Revisa el año de la fecha.',
  'Choose the start date.': 'Elige la fecha de inicio.',
  'Choose the end date.': 'Elige la fecha de fin.',
  'The end date must be after the start date.': 'La fecha de fin debe ser posterior a la de inicio.',
  'The remaining time of your lease must be {months} months or more from today': message(
    'El tiempo restante de su contrato debe ser mayor o igual a {months} meses respecto a la fecha actual',
  ),
  'Choose how you receive your rent.': 'Elige cómo recibes tu renta.',
  'Write the folio.': 'Escribe el folio real.',
  'Write the zip code of the property.': 'Escribe el código postal de la propiedad.',
  'Your lease begins on {start}. If that is right, continue.': message(
    'Tu contrato de renta todavía no empieza: inicia el {start}. Si la fecha es correcta, continúa.',
  ),

  'Proof image required': 'Imagen obligatoria',
} satisfies Record<DomainMessageId, string> & {
  [Rule in MessageWithValues as Rule['id']]: Message<Extract<keyof Rule['values'], string>>;
};
