/** What the ui kit says. */
export const ui = {
  // files (ux §4)
  'Take photo': 'Tomar foto',
  'Choose image': 'Elegir imagen',
  'Choose PDF': 'Elegir PDF',
  'Add another PDF': 'Agregar otro PDF',
  'JPEG, 500 MB at most.': 'JPEG, máximo 500\u00a0MB.',
  'PDF, 500 MB at most.': 'PDF, máximo 500\u00a0MB.',
  'Choose a JPEG image.': 'Elige una imagen JPEG.',
  'Choose a PDF file.': 'Elige un archivo PDF.',
  'The file weighs {size} MB; the most is 500 MB.': 'El archivo pesa {size} MB; el máximo es 500 MB.',
  'This PDF has a password. Upload it without one.': 'Este PDF tiene contraseña. Súbelo sin contraseña.',
  'We could not open this photo. Change it to JPEG or take it again.':
    'No pudimos abrir esta foto. Cámbiala a JPEG o tómala de nuevo.',
  'Your file is still being uploaded. If you leave now, it is given up. Leave all the same?':
    'Tu archivo todavía se está subiendo. Si sales ahora, se cancela. ¿Salir de todos modos?',
  'We could not upload {name}.': 'No pudimos subir {name}.',
  'Checking…': 'Revisando…',
  'In the queue': 'En espera',
  'Trying again…': 'Reintentando…',
  'Paused: no connection': 'En pausa: sin conexión',
  'Processing…': 'Procesando…',
  '{percent}% · {sent} MB of {total} MB': '{percent}% · {sent} MB de {total} MB',
  'Uploading {name}, {percent}%': 'Subiendo {name}, {percent}%',
  'Uploading {name}.': 'Subiendo {name}.',
  '{name}: 50%': '{name}: 50%',
  '{name}: done.': '{name}: listo.',
  '{name}: {problem}': '{name}: {problem}',
  '{size} MB': '{size} MB',
  Done: 'Listo',
  View: 'Ver',
  Replace: 'Reemplazar',
  Remove: 'Quitar',
  'Choose another one': 'Elegir otro',
  'The photo looks blurry.': 'La foto se ve borrosa.',
  'The photo looks dark.': 'La foto se ve oscura.',
  'The photo looks full of glare.': 'La foto se ve con reflejos.',
  'Take another one': 'Tomar otra',
  'Use it anyway': 'Usar de todos modos',

  // camera (ux S14, U9)
  'Open camera': 'Abrir cámara',
  'Center your face in the oval.': 'Centra tu rostro dentro del óvalo.',
  'Fit the document in the frame, without glare.': 'Acomoda el documento dentro del marco, sin reflejos.',
  'Opening the camera…': 'Abriendo la cámara…',
  'Look for more light': 'Busca más luz',
  'Center your face': 'Centra tu rostro',
  'Perfect, do not move': 'Perfecto, no te muevas',
  'No glasses': 'Sin lentes',
  'Good light': 'Buena luz',
  'Uncovered face': 'Rostro descubierto',
  'Use this photo': 'Usar esta foto',
  Repeat: 'Repetir',
  'Turn the light on': 'Encender la luz',
  'Turn the light off': 'Apagar la luz',
  'You can try again in {time}': 'Podrás intentarlo en {time}',
  'Your photo': 'Tu foto',
  'We may not use your camera. In your browser open Permissions, allow Camera and try again.':
    'No tenemos permiso para usar tu cámara. En tu navegador abre Permisos, activa Cámara y vuelve a intentarlo.',
  'We could not open your camera. Close other apps that use it and try again.':
    'No pudimos abrir tu cámara. Cierra otras apps que la usen y vuelve a intentarlo.',
  'We cannot use the camera from this page.': 'Desde esta página no podemos usar tu cámara.',
  "Use the phone's camera": 'Usar la cámara del teléfono',
  'For a better experience open this page in Chrome or Safari.':
    'Para una mejor experiencia, abre esta página en Chrome o Safari.',
  'Copy link': 'Copiar enlace',
  'Link copied.': 'Enlace copiado.',

  // forms (ux §1.1)
  'All fields are required.': 'Todos los campos son obligatorios.',
  'All fields are required, except those marked.': 'Todos los campos son obligatorios, salvo los marcados.',
  'Check the following': 'Revisa lo siguiente',
  'Error:': 'Error:',
  'Notice:': 'Aviso:',
  '(optional)': '(opcional)',
  '{count} of {total}': '{count} de {total}',
  'Finishing the upload of files…': 'Terminando de subir archivos…',
  'We recovered what you had.': 'Recuperamos lo que llevabas.',
  'Show password': 'Mostrar contraseña',
  'Hide password': 'Ocultar contraseña',
  'Your password is visible': 'Tu contraseña está visible',
  'Your password is hidden': 'Tu contraseña está oculta',
  '4-digit code': 'Código de 4 dígitos',
  MXN: 'MXN',

  // dates (ux A8)
  'dd/mm/yyyy': 'dd/mm/aaaa',
  'Open calendar': 'Abrir calendario',
  Month: 'Mes',
  Year: 'Año',
  'Previous month': 'Mes anterior',
  'Next month': 'Mes siguiente',
  'Mo Tu We Th Fr Sa Su': 'lu ma mi ju vi sá do',

  // screens
  Adelantto: 'Adelantto',
  '{title} · Adelantto': '{title} · Adelantto',
  Progress: 'Avance',
  'Step {step} of {of}': 'Paso {step} de {of}',
  'Your rent of tomorrow, today.': 'Tu renta de mañana, hoy.',
  'Receive up to 12 months of rent in advance.': 'Recibe hasta 12 meses de renta por adelantado.',
  'The link to {name} expired. Your file is still kept.': 'El enlace de {name} venció. Tu archivo sigue guardado.',
  'We answer in less than 3 days.': 'Te respondemos en menos de 3\u00a0días.',
  'Photo of {name}': 'Foto de {name}',
  'Stage done': 'Hecho',

  // countdown (ux §5 C5)
  'The code expires in': 'El código vence en',
  'The code expires in 2 minutes.': 'El código vence en 2 minutos.',
  'The code expires in 1 minute.': 'El código vence en 1 minuto.',
  'The code expires in 30 seconds.': 'El código vence en 30 segundos.',

  // carousel (ux §6 A6)
  carousel: 'carrusel',
  '{position} of {total}': '{position} de {total}',
  'Previous article': 'Artículo anterior',
  'Next article': 'Artículo siguiente',
  'Go to article {number}': 'Ir al artículo {number}',

  // copying
  'Copy {label}': 'Copiar {label}',
  '{label} copied.': '{label} copiada.',
  '{label} copied. (masculine)': '{label} copiado.',
  'We could not copy it. Hold the text down to copy it.':
    'No pudimos copiarlo. Mantén presionado el texto para copiarlo.',

  // term (ux §6 A5)
  Term: 'Plazo',
  '{term} months': '{term, plural, one {# mes} other {# meses}}',
  'One month less': 'Un mes menos',
  'One month more': 'Un mes más',
} as const;
