// The camera for documents and selfies.

export const openCamera = 'Abrir cámara';
export const takeSelfie = 'Tómate una selfie';
export const centerFaceInOval = 'Centra tu rostro dentro del óvalo';
export const doesFaceLookGood = '¿Se ve bien tu rostro?';
export const wholeFace = 'Completo, dentro del óvalo';
export const sharpAndLit = 'Nítido y con buena luz';
export const nothingOnFace = 'Sin lentes, gorra ni cubrebocas';
export const fitDocumentInFrame = 'Acomoda el documento dentro del marco, sin reflejos.';
export const openingCamera = 'Abriendo la cámara…';
export const noGlasses = 'Sin lentes';
export const goodLight = 'Buena luz';
export const uncoveredFace = 'Rostro descubierto';
export const useThisPhoto = 'Usar esta foto';
export const repeat = 'Repetir';
export const turnLightOn = 'Encender la luz';
export const turnLightOff = 'Apagar la luz';
export const yourPhoto = 'Tu foto';
export const couldNotUseCamera = 'No pudimos usar tu cámara';
export const cameraNotAllowed =
  'No tenemos permiso para usar tu cámara. En tu navegador abre Permisos, activa Cámara y vuelve a intentarlo.';
export const couldNotOpenCamera = 'No pudimos abrir tu cámara. Cierra otras apps que la usen y vuelve a intentarlo.';
export const cameraDoesNotAnswer =
  'Tu cámara no responde. Si tu navegador te pide permiso, acéptalo. Cierra otras apps que la usen y vuelve a intentarlo.';
export const cameraNotAvailable = 'Este navegador no nos permite usar tu cámara.';
export const usePhoneCamera = 'Usar la cámara del celular';
export const openInChromeOrSafari = 'Para una mejor experiencia, abre esta página en Chrome o Safari.';
export const copyLink = 'Copiar enlace';
export const linkCopied = 'Enlace copiado.';
