import { expect, test } from 'vitest';
import { type ServerMessageId, translateServerMessage } from '#i18n/serverMessage';
import { productTexts } from './catalogue.ts';

const catalogue = await productTexts();

// The messages of sections 5 and 8 of the specification, by the ids that the API sends.
const messages: readonly { id: ServerMessageId; tags: string }[] = [
  { id: 'Your email is required', tags: 's5-email-required' },
  { id: 'Your email is invalid', tags: 's5-email-invalid' },
  { id: 'Your cellphone number is required.', tags: 's5-phone-required' },
  { id: 'Your cellphone number is invalid.', tags: 's5-phone-invalid' },
  { id: 'Your password is required.', tags: 's5-password-required' },
  { id: 'Your password format is incorrect.', tags: 's5-password-format' },
  { id: 'Your passwords do not match', tags: 's5-password-mismatch' },
  { id: 'The password is required.', tags: 's5-temporary-required' },
  { id: 'At least one number is missing.', tags: 's5-temporary-digit' },
  { id: 'At least one uppercase character is missing.', tags: 's5-temporary-uppercase' },
  { id: 'At least eight characters are required.', tags: 's5-temporary-eight' },
  { id: 'The confirmation password should be equal to your new password.', tags: 's5-temporary-equal' },
  { id: 'Your confirmation code is incorrect.', tags: 's5-translated-code' },
];
for (const { id, tags } of messages) {
  test(`${id} has a Spanish text`, { tags }, () => {
    expect(catalogue).toContain(translateServerMessage(id));
  });
}

// The two for which the specification gives the Spanish text.
test.each<[ServerMessageId, string]>([
  ['Something went wrong', 'Algo salió mal.'],
  ['Lenses detected', 'Lentes detectadas'],
])('%s is translated as: %s', { tags: ['s8-something', 's8-lenses'] }, (id, text) => {
  expect(translateServerMessage(id)).toBe(text);
});

// The Spanish texts that the specification quotes; {…} stands for a value.
test.each([
  'Iniciar sesión',
  'Regístrate',
  'Bienvenido',
  'Continuar',
  'Completa tu perfil',
  'Terminar después',
  'Tu adelantto ha sido aprobado',
  'Enviar',
  'El código que ingresaste es incorrecto. Por favor vuelve a intentarlo',
  'Guardar como borrador',
  'Tus Adelanttos',
  'Historial de pagos',
  'Adelanttos',
  'Contacto',
  'Perfil',
  'Ups, debes completar tu perfil para solicitar tu primer Adelantto',
  'Tus solicitudes de Adelantto',
  'Ver',
  'Eliminar solicitud',
  'Mes {number}:',
  'Contrato {reference}',
  'Validar pago',
  'Temas de interés',
  'Nivel de seguridad',
  'Al menos 8 caracteres de longitud',
  'Al menos una letra mayúscula (A-Z).',
  'Al menos una letra minúscula (a-z).',
  'Al menos un número (0-9).',
  'Al menos un caracter especial',
  'Débil',
  'Media',
  'Fuerte',
  'Aceptado',
  'Tu nombre es requerido.',
  'Tus apellidos son requeridos.',
  'Debes aceptar el aviso de privacidad.',
  'Debes aceptar los términos y condiciones.',
  'Imagen requerida',
  'Código postal inválido',
  'Documento obligatorio',
  'Imagen obligatoria',
  'El monto mínimo es de \u0024{amount} MXN',
  'El tiempo restante de su contrato debe ser mayor o igual a {months} meses respecto a la fecha actual',
  'Demasiados intentos, inténtalo de nuevo después de un minuto.',
  'El formato del teléfono debe seguir este patrón: +52 (##) ####-####',
])(
  'the catalogue contains exactly: %s',
  { tags: ['s5-rule-length', 's5-rule-upper', 's5-rule-lower', 's5-rule-digit', 's5-rule-special', 's8-wrong-code'] },
  (text) => {
    // Line breaks in a text are shown as spaces.
    expect(catalogue.map((message) => message.replace(/\s+/g, ' '))).toContain(text);
  },
);
