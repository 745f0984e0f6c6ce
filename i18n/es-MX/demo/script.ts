import { message } from '#i18n/message';

// The sales script: its buttons, and title and words of each step.

export const stepOfTotal = message('Paso {number} de {total}');
export const doItForMe = 'Hazlo por mí';
export const stop = 'Detener';
export const tempo = 'Ritmo';
export const tempos = { calm: 'Tranquilo', brisk: 'Ágil', instant: 'Al instante' };
export const sayItLikeThis = 'Puedes decir';
export const previousStep = 'Anterior';
export const nextStep = 'Siguiente';
export const whatFollows = 'Lo que sigue';
export const lookAt = {
  code: 'Enséñale el SMS que acaba de llegar a Mensajes.',
  email: 'Enséñale el correo que acaba de llegar a Mensajes.',
  decision: 'Decide en Decisiones, o deja que lo haga yo.',
  clock: 'Fíjate en la fecha de arriba: va a cambiar.',
};
export const closeAllSteps = 'Cerrar los pasos';
export const allSteps = 'Todos los pasos';
export const talkIsOver = message('Terminó la plática · {total} pasos');
export const thatIsAdelantto = 'Eso es Adelantto';
export const whatTheySaw = message(
  'Esto vio {name}: pedir su dinero, recibirlo, ponerse al corriente y entender un no. Todo desde el celular.',
);
export const theOwner = 'tu cliente';
export const goOnWith = message('Seguir con {name}');
export const beginAgain = 'Empezar de nuevo';
export const beginAgainQuestion = '¿Empezar la plática de nuevo?';
export const goToStepQuestion = message('¿Ir al paso {number}, “{title}”?');
export const everythingGoesToStep =
  'El celular, los datos y el reloj quedan como al empezar ese paso. Lo que hiciste fuera del guion se borra.';
export const goToStep = message('Ir al paso {number}');
export const stayAtStep = message('Quedarme en el {number}');
export const youAreAtStep = message('Listo, estás en el paso {number}.');
export const phoneFrameNeeded =
  'Para usar “Hazlo por mí” abre esta página en una pantalla más ancha, con el celular al lado.';
export const doneForYou = 'Listo, lo hice por ti.';
export const stopped = 'Me detuve. Lo que ya escribí se queda.';

/** What stands in the way of a step. */
export const obstacles = {
  nobody: 'Nadie ha entrado en el celular.',
  otherPage: 'El celular está en otra pantalla.',
  expiredCode: 'El código venció.',
  noCode: 'Aún no llega el código.',
  noEmail: 'Aún no llega el correo.',
  notDue: 'Este paso ya se hizo, o falta uno de antes.',
  unseen: 'El celular no cambió.',
};
export const faultIsOn = message('Está puesta la falla “{label}”.');
export const otherOwnerOnPhone = message('En el celular está {name}, y este paso es de otra persona.');
export const screenSays = message('El celular dice: “{text}”');

/** Buttons that mend it. */
export const mends = {
  retry: 'Intentar otra vez',
  goToStep: 'Ir a este paso',
  askForCode: 'Pedir otro',
  endFault: 'Quitar la falla',
  showTalkOwner: 'Volver a la plática',
  signInForBureau: 'Entrar como Hugo',
};

/** Titles of the acts. */
export const acts = {
  loan: 'De cero a su depósito',
  payment: 'Paga su mensualidad',
  bureau: 'Cuando el buró dice que no',
};

/** Title of each step, and what to say. */
export const steps = {
  landing: {
    title: 'Bienvenida',
    say: 'Imagina que ya tienes un inmueble rentado. Con Adelantto recibes hoy las rentas de los próximos meses. Veamos cómo se pide, desde cero.',
  },
  register: {
    title: 'Crear su cuenta',
    say: 'Crear la cuenta toma un minuto: correo, celular y una contraseña segura. La app va diciendo qué falta mientras escribes.',
  },
  code: {
    title: 'Verificar su celular',
    say: 'Le llega un SMS con cuatro dígitos. Aquí al lado lo ves llegar en vivo, en Mensajes.',
  },
  name: {
    title: 'Su nombre',
    say: 'Solo pedimos su nombre y que acepte el aviso de privacidad y los términos. Nada viene marcado de antemano.',
  },
  welcome: {
    title: 'Cuenta lista',
    say: 'Listo, su cuenta ya está activa. La app siempre le dice cuál es el siguiente paso: ahora, completar su perfil. Son tres pantallas y se hacen una sola vez.',
  },
  identification: {
    title: 'Su identificación',
    say: 'Toma foto de su INE por los dos lados. Si sale borrosa le avisamos, y con la CURP llenamos su fecha de nacimiento.',
  },
  selfie: {
    title: 'Su selfie',
    say: 'Una selfie nos confirma que es ella. La usamos solo para verificar su identidad.',
  },
  income: {
    title: 'Ingresos e impuestos',
    say: 'Sube sus comprobantes y su constancia fiscal en PDF, desde el celular. Con esto el perfil queda completo.',
  },
  request: {
    title: 'Pedir su primer Adelantto',
    say: 'Ahora sí, lo importante: su dinero. Pide su primer Adelantto y dice cuánto renta y hasta cuándo. Con eso basta para decirle cuánto recibe.',
  },
  offer: {
    title: 'Su pre-oferta',
    say: 'Aquí está todo claro, sin letras chiquitas: cuánto recibe, cuánto paga cada mes y el CAT. Mueve el plazo y mira cómo cambia.',
  },
  property: {
    title: 'Los documentos de su propiedad',
    say: 'El folio real y el contrato firmado. Si le falta algo, guarda el borrador y vuelve otro día.',
  },
  authorise: {
    title: 'Autorizar la consulta',
    say: 'Nada se consulta sin su permiso. Se lo explicamos en tres líneas, y abajo está el texto completo.',
  },
  'sign authorisation': {
    title: 'Firmar con un código',
    say: 'Firma su autorización con un código por SMS. En segundos sabemos si podemos seguir.',
  },
  sent: {
    title: 'Solicitud enviada',
    say: 'Sabe exactamente qué sigue y para cuándo: la respuesta llega en un máximo de 72 horas.',
  },
  'office approves': {
    title: 'La oficina aprueba',
    say: 'Ahora estás del otro lado: tu equipo revisa la propiedad y aprueba. En el celular se ve al momento.',
  },
  'good news': {
    title: 'La buena noticia llega por correo',
    say: 'El correo la lleva directo a lo que falta. Sin llamadas y sin vueltas.',
  },
  statement: {
    title: 'Su estado de cuenta, con mala señal',
    say: 'Esto pasa todos los días: se va la señal a la mitad. Fíjate, la subida se corta y sigue sola. No tiene que hacer nada.',
  },
  'office accepts': {
    title: 'La oficina valida la cuenta',
    say: 'Tu equipo confirma la cuenta y el contrato sale por correo para firmarse.',
  },
  contract: {
    title: 'El contrato llega por correo',
    say: 'El contrato llega con su proveedor de firma. Lo abre ahí mismo, en su celular.',
  },
  signature: {
    title: 'Firma digital',
    say: 'Firma sin imprimir nada. En esta demostración el proveedor es simulado.',
  },
  deposit: {
    title: 'El depósito',
    say: 'Programamos el depósito y el dinero sale a su cuenta. Desde el registro, todo fue en su celular.',
  },
  loan: {
    title: 'Su Adelantto activo',
    say: 'Ve cuánto debe, qué sigue y cuándo. Cada ventana encendida es una mensualidad pagada.',
  },
  'time passes': {
    title: 'Se le pasa la fecha',
    say: 'Adelantemos el reloj: llega la fecha de pago y se le olvida. La app y el correo le avisan.',
  },
  'overdue month': {
    title: 'La mensualidad atrasada',
    say: 'No hay regaños. Le decimos qué mes es y cómo ponerse al corriente.',
  },
  proof: {
    title: 'Subir su comprobante',
    say: 'Copia la CLABE y la referencia, transfiere y sube la captura. Sabe para cuándo se refleja.',
  },
  'office applies': {
    title: 'La oficina aplica el pago',
    say: 'Tu equipo lo revisa, se enciende una ventana más y queda al corriente.',
  },
  'other person': {
    title: 'Hugo, con buró bajo',
    say: 'No siempre se puede, y también hay que decirlo bien. Hugo ya tiene su solicitud lista.',
  },
  'other application': {
    title: 'Su solicitud',
    say: 'Retoma justo donde se quedó.',
  },
  'other authorisation': {
    title: 'Autoriza la consulta',
    say: 'El mismo permiso, las mismas palabras claras.',
  },
  'other code': {
    title: 'Firma con su código',
    say: 'Firma con el código que le acaba de llegar. Esta vez la respuesta es no.',
  },
  'kind no': {
    title: 'Un no que ayuda',
    say: 'Le decimos por qué, desde qué día puede volver a intentarlo y cómo ver su reporte gratis. Sin culpas.',
  },
};
