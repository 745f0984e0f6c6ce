/** Texts of the feature `auth`: landing, login, registration, passwords. */
export const auth = {
  'Sign up': 'Regístrate',
  Email: 'Correo electrónico',
  Password: 'Contraseña',

  'Log in': 'Iniciar sesión',
  'Logging in…': 'Iniciando sesión…',
  'Good to see you again.': 'Qué gusto tenerte de vuelta.',
  'Forgot your password?': '¿Olvidaste tu contraseña?',
  'No account yet?': '¿No tienes cuenta?',
  'First verify your cellphone. We sent you a code.': 'Primero verifica tu celular. Te enviamos un código.',

  'Create your account': 'Crea tu cuenta',
  'Creating your account…': 'Creando tu cuenta…',
  "Let's start with your access data.": 'Empecemos con tus datos de acceso.',
  Cellphone: 'Celular',
  'The format of the phone must follow this pattern: +52 (##) ####-####':
    'El formato del teléfono debe seguir este patrón:\n+52 (##) ####-####',
  'Between 8 and 20 characters.': 'Entre 8 y 20 caracteres.',
  'Confirm your password': 'Confirma tu contraseña',
  'Have an account already?': '¿Ya tienes cuenta?',
  'Log in there': 'Inicia sesión',

  'Security level': 'Nivel de seguridad',
  'At least 8 characters long': 'Al menos 8 caracteres de longitud',
  'At least one uppercase letter (A-Z).': 'Al menos una letra mayúscula (A-Z).',
  'At least one lowercase letter (a-z).': 'Al menos una letra minúscula (a-z).',
  'At least one number (0-9).': 'Al menos un número (0-9).',
  'At least one special character': 'Al menos un caracter especial',
  Weak: 'Débil',
  Medium: 'Media',
  Strong: 'Fuerte',
  '{level}, {score} of 100': '{level}, {score} de 100',
  'Met:': 'Cumple:',
  'Missing:': 'Falta:',
  'Security level: {level}. Missing: {missing}':
    'Nivel de seguridad: {level}. {missing, plural, =0 {Cumples todos los requisitos.} one {Falta 1 requisito.} other {Faltan # requisitos.}}',

  'Verify your account': 'Verifica tu cuenta',
  'We sent a 4-digit code by SMS to {phone}.': 'Enviamos un código de 4 dígitos por SMS al {phone}.',
  'We sent a 4-digit code by SMS to the cellphone that you registered.':
    'Enviamos un código de 4 dígitos por SMS al celular que registraste.',
  'Verify account': 'Verificar cuenta',
  'Verifying…': 'Verificando…',
  'Did it not arrive?': '¿No te llegó?',
  'Resend code': 'Reenviar código',
  'Resend code in {time}': 'Reenviar código en {time}',
  'Wrong number?': '¿Número equivocado?',
  'Correct it': 'Corrígelo',
  'Code resent': 'Código reenviado',
  'We sent you an SMS with the confirmation code again.': 'Te enviamos otra vez un SMS con el código de confirmación.',
  'This link is no longer valid. Sign up again.': 'Este enlace ya no es válido. Regístrate de nuevo.',

  'Recover your password': 'Recupera tu contraseña',
  'We will send a temporary password to your e-mail.': 'Te enviaremos una contraseña temporal a tu correo electrónico.',
  'Check your e-mail': 'Revisa tu correo',
  'We sent a temporary password to {email}. It is good for 24 hours.':
    'Enviamos una contraseña temporal a {email}. Vale 24\u00a0horas.',

  Welcome: 'Bienvenido',
  'You are part of Adelantto now. To protect your account, create a new password.':
    'Ya eres parte de Adelantto. Para proteger tu cuenta, crea una contraseña nueva.',
  'New password': 'Nueva contraseña',
  'Repeat your new password': 'Repite tu nueva contraseña',
  'Between 8 and 20 characters, with a number and an uppercase letter.':
    'Entre 8 y 20 caracteres, con un número y una letra mayúscula.',
  'Change password': 'Cambiar contraseña',
  'Your password had been changed already. Use the one that you wrote first.':
    'Tu contraseña ya se había cambiado. Usa la que escribiste primero.',

  'Done, {name}!': '¡Listo, {name}!',
  'Done!': '¡Listo!',
  'Your account is active. Complete your profile to ask for your first Adelantto.':
    'Tu cuenta ya está activa. Completa tu perfil para pedir tu primer Adelantto.',
} as const;
