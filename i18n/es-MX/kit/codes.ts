// The field for an SMS code and its countdown.

export const fourDigitCode = 'Código de 4 dígitos';

export const codeExpired = 'El código venció. Pide uno nuevo.';
export const codeExpiresIn = 'El código vence en';
export const codeExpiresInTwoMinutes = 'El código vence en 2 minutos.';
export const codeExpiresInOneMinute = 'El código vence en 1 minuto.';
export const codeExpiresInThirtySeconds = 'El código vence en 30 segundos.';
