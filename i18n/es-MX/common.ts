/** Texts of more than one feature, and of failed requests. */
export const common = {
  Back: 'Regresar',
  Continue: 'Continuar',
  Close: 'Cerrar',
  Retry: 'Reintentar',
  Cancel: 'Cancelar',
  'Not now': 'Ahora no',
  'Finish later': 'Terminar después',
  'Go to the start': 'Ir al inicio',
  Send: 'Enviar',
  'Sending…': 'Enviando…',
  'Saving…': 'Guardando…',
  'Loading…': 'Cargando…',
  'opens in another window': 'se abre en otra ventana',
  'Try again in some minutes. If it goes on, write to us through Contact and mention the number {id}.':
    'Inténtalo en unos minutos. Si sigue igual, escríbenos por Contacto y menciona el folio {id}.',
  'We could not connect. Check your internet and try again.':
    'No pudimos conectarnos. Revisa tu internet e inténtalo de nuevo.',
  'The connection is taking too long. Try again.': 'La conexión está tardando demasiado. Inténtalo de nuevo.',
  'This takes longer than usual.': 'Esto está tardando más de lo normal.',
  'This information changed. We are showing you the latest version.':
    'Esta información cambió. Ya te mostramos la versión más reciente.',
  'You cannot see this page': 'No puedes ver esta página',
  'We did not find this page': 'No encontramos esta página',
  'No internet connection. We kept what you have; you can send it when the signal is back.':
    'Sin conexión a internet. Guardamos lo que llevas; podrás enviarlo cuando vuelva la señal.',
  'Online again.': 'De nuevo en línea.',
  'Your session ended. Log in to go on where you were.':
    'Tu sesión terminó. Inicia sesión para seguir donde te quedaste.',
  'Updated {minutes} min ago':
    '{minutes, plural, =0 {Actualizado hace un momento} other {Actualizado hace {minutes} min}}',
} as const;
