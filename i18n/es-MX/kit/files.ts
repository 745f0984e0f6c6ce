import { message } from '#i18n/message';

// Choosing, checking and uploading files.

export const takePhoto = 'Tomar foto';
export const chooseFromGallery = 'Elegir de mi galería';
export const choosePdf = 'Elegir PDF';
/** The button at the bottom of a form with one image. */
export const choosePhoto = 'Elegir foto o captura';
export const addAnotherPdf = 'Agregar otro PDF';
export const pdfLimit = message('PDF, máximo {max}\u00a0MB.');
export const chooseJpegImage = message('Elige una imagen JPEG, máximo {max}\u00a0MB.');
export const chooseJpegImageOfPdf = message(
  'Elige una imagen JPEG, máximo {max}\u00a0MB. Si tienes un PDF, ábrelo, toma una captura de pantalla y súbela.',
);
export const choosePdfFile = message('Elige un archivo PDF, máximo {max}\u00a0MB.');
export const fileTooLarge = message('El archivo pesa {size} MB; el máximo es {max} MB.');
export const fileIsEmpty = 'El archivo está vacío. Elige otro.';
export const pdfIsProtected =
  'Tu PDF está protegido. Si al abrirlo te pide contraseña, guárdalo sin ella. Si no, continúa.';
export const photoNotReadable = 'No pudimos abrir esta foto. Conviértela a JPEG o tómala de nuevo.';
export const fileNotReadable = 'No pudimos leer este archivo. Descárgalo a tu celular y elígelo otra vez.';
export const leaveAndCancelUpload = '¿Salir y cancelar la subida?';
export const uploadStillRunning = 'Tu archivo todavía se está subiendo. Si sales ahora, se cancela.';
export const leaveAndCancel = 'Salir y cancelar';
export const goOnUploading = 'Seguir subiendo';
export const couldNotUpload = message('No pudimos subir {name}.');
export const checking = 'Revisando…';
export const inQueue = 'En espera';
export const tryingAgain = 'Reintentando…';
export const pausedOffline = 'En pausa: sin conexión';
export const processing = 'Procesando…';
export const uploadProgress = message('{percent}% · {sent} MB de {total} MB');
export const uploadingPercent = message('Subiendo {name}, {percent}%');
export const uploading = message('Subiendo {name}.');
export const halfUploaded = message('{name}: 50%');
export const fileDone = message('{name}: listo.');
export const fileProblem = message('{name}: {problem}');
export const uploadInterrupted = message('Se interrumpió la subida. Vuelve a elegir {names}.');
export const sizeInMb = message('{size} MB');
export const done = 'Listo';
export const replace = 'Reemplazar';
export const remove = 'Quitar';
export const chooseAnotherOne = 'Elegir otro';
export const chooseAnotherImage = 'Elegir otra';
export const photoBlurry = 'La foto se ve borrosa.';
export const photoDark = 'La foto se ve oscura.';
export const photoGlare = 'La foto tiene reflejos.';
export const takeAnotherOne = 'Tomar otra';
export const useItAnyway = 'Usar de todos modos';
export const fileLinkExpired = message('El enlace de {name} venció. Tu archivo sigue guardado.');
