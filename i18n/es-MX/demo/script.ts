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
export const personaAtStep = message('{name}: paso {number}, “{title}”.');
export const outsideScript = message('{name} está fuera del guion.');
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

/** Title of each step, and what to say to a person who rents out a property of their own. */
export const steps = {
  landing: {
    title: 'Bienvenida',
    say: 'Tú ya tienes un inmueble en renta. Con Adelantto recibes hoy la renta de los próximos meses. Te enseño cómo se pide, desde cero.',
  },
  register: {
    title: 'Crear su cuenta',
    say: 'Abres tu cuenta en un minuto: pones tu correo, tu celular y una contraseña segura. Conforme escribes, la app te va diciendo qué falta.',
  },
  code: {
    title: 'Verificar su celular',
    say: 'Te llega un SMS con cuatro dígitos. Míralo aquí al lado, en Mensajes: acaba de entrar.',
  },
  name: {
    title: 'Su nombre',
    say: 'Aquí nada más pones tu nombre y aceptas el aviso de privacidad y los términos. La app no te marca nada de antemano.',
  },
  welcome: {
    title: 'Cuenta lista',
    say: 'Tu cuenta ya quedó. La app siempre te dice qué sigue: ahora, completar tu perfil. Son tres pantallas y las llenas una sola vez.',
  },
  identification: {
    title: 'Su identificación',
    say: 'Tomas una foto de tu INE por los dos lados. Si la foto sale borrosa, la app te avisa, y con tu CURP llena sola tu fecha de nacimiento.',
  },
  selfie: {
    title: 'Su selfie',
    say: 'Te tomas una selfie y con ella confirmamos que eres tú. La usamos solo para verificar tu identidad.',
  },
  income: {
    title: 'Ingresos e impuestos',
    say: 'Subes tus comprobantes de ingresos y tu constancia fiscal en PDF, desde el celular. Con eso tu perfil queda completo.',
  },
  request: {
    title: 'Pedir su primer Adelantto',
    say: 'Ahora sí, lo importante: tu dinero. Pides tu primer Adelantto y dices cuánto te pagan de renta y hasta cuándo. Con eso te decimos cuánto recibes.',
  },
  offer: {
    title: 'Su pre-oferta',
    say: 'Aquí ves todo claro, sin letras chiquitas: cuánto recibes, cuánto pagas cada mes y el CAT. Mueve el plazo y fíjate cómo cambia.',
  },
  property: {
    title: 'Los documentos de su propiedad',
    say: 'Escribes el folio real de tu propiedad y subes tu contrato de renta firmado. Si te falta algo, la app guarda tu avance y regresas otro día.',
  },
  authorise: {
    title: 'Autorizar la consulta',
    say: 'Sin tu permiso no consultamos tu buró. Te lo explicamos en tres líneas, y abajo viene el texto completo.',
  },
  'sign authorisation': {
    title: 'Firmar con un código',
    say: 'Firmas tu permiso con el código que te acaba de llegar por SMS. En segundos te decimos si podemos seguir.',
  },
  sent: {
    title: 'Solicitud enviada',
    say: 'Ya sabes qué sigue y para cuándo: te respondemos en 72 horas como máximo.',
  },
  'office approves': {
    title: 'La oficina aprueba',
    say: 'Ahora te enseño nuestro lado: el equipo de Adelantto revisa tu propiedad y la aprueba. Tú lo ves en tu celular al momento.',
  },
  'good news': {
    title: 'La buena noticia llega por correo',
    say: 'Te llega un correo con un botón que abre directo lo que te falta. Sin llamadas y sin vueltas.',
  },
  statement: {
    title: 'Su estado de cuenta, con mala señal',
    say: 'Esto pasa todos los días: se te va la señal a la mitad. Fíjate: la subida se corta y sigue sola. Tú no tienes que hacer nada.',
  },
  'office accepts': {
    title: 'La oficina valida la cuenta',
    say: 'Nuestro equipo confirma tu cuenta del banco y te manda el contrato por correo.',
  },
  contract: {
    title: 'El contrato llega por correo',
    say: 'Te llega el contrato de nuestro proveedor de firma. Lo abres ahí mismo, en tu celular.',
  },
  signature: {
    title: 'Firma digital',
    say: 'Firmas sin imprimir nada. En esta demostración, el proveedor de firma es simulado.',
  },
  deposit: {
    title: 'El depósito',
    say: 'Programamos tu depósito y el dinero cae en tu cuenta. Desde el registro, todo lo hiciste en tu celular.',
  },
  loan: {
    title: 'Su Adelantto activo',
    say: 'Aquí ves cuánto debes, qué pago sigue y cuándo. Cada ventana que se enciende es una mensualidad que ya pagaste.',
  },
  'time passes': {
    title: 'Se le pasa la fecha',
    say: 'Vamos a adelantar el reloj: llega tu fecha de pago y se te olvida. La app y un correo te avisan.',
  },
  'overdue month': {
    title: 'La mensualidad atrasada',
    say: 'La app no te regaña: te dice qué mes debes y cómo ponerte al corriente.',
  },
  proof: {
    title: 'Subir su comprobante',
    say: 'Copias la CLABE y la referencia, transfieres y subes tu comprobante. La app te dice para cuándo se refleja tu pago.',
  },
  'office applies': {
    title: 'La oficina aplica el pago',
    say: 'Nuestro equipo revisa tu pago, se enciende una ventana más y quedas al corriente.',
  },
  'other person': {
    title: 'Hugo, con buró bajo',
    say: 'A veces la respuesta es no, y eso también lo decimos bien. Te presento a Hugo: su buró está bajo y ya tiene lista su solicitud.',
  },
  'other application': {
    title: 'Su solicitud',
    say: 'Hugo retoma su solicitud justo donde la dejó.',
  },
  'other authorisation': {
    title: 'Autoriza la consulta',
    say: 'A Hugo le pedimos el mismo permiso, con las mismas palabras claras.',
  },
  'other code': {
    title: 'Firma con su código',
    say: 'Hugo firma con el código que le acaba de llegar. Esta vez la respuesta es no.',
  },
  'kind no': {
    title: 'Un no que ayuda',
    say: 'A Hugo le decimos por qué, desde qué día puede volver a intentarlo y cómo ver su reporte gratis. Sin regaños.',
  },
};

/**
 * What to say to a company's staff, who look after several owners: about the owner with this name. The other steps are
 * not about that owner; they say the same to everybody.
 */
export const toCompany = {
  landing: message(
    'Piensa en uno de los dueños que atiendes; aquí se llama {name}. Con Adelantto recibe hoy la renta de los próximos meses. Te enseño cómo la pide, desde cero.',
  ),
  register: message(
    '{name} abre su cuenta en un minuto: pone su correo, su celular y una contraseña segura. Conforme escribe, la app le va diciendo qué falta.',
  ),
  code: message('A {name} le llega un SMS con cuatro dígitos. Míralo aquí al lado, en Mensajes: acaba de entrar.'),
  name: message(
    'Aquí {name} nada más pone su nombre y acepta el aviso de privacidad y los términos. La app no le marca nada de antemano.',
  ),
  welcome: message(
    'La cuenta de {name} ya quedó. La app siempre le dice qué sigue: ahora, completar su perfil. Son tres pantallas y las llena una sola vez.',
  ),
  identification: message(
    '{name} toma una foto de su INE por los dos lados. Si la foto sale borrosa, la app le avisa, y con su CURP llena sola su fecha de nacimiento.',
  ),
  selfie: message('{name} se toma una selfie y con ella confirmamos su identidad. No la usamos para nada más.'),
  income: message(
    '{name} sube sus comprobantes de ingresos y su constancia fiscal en PDF, desde el celular. Con eso su perfil queda completo.',
  ),
  request: message(
    'Ahora sí, lo importante: su dinero. {name} pide su primer Adelantto y dice cuánto le pagan de renta y hasta cuándo. Con eso le decimos cuánto recibe.',
  ),
  offer: message(
    'Aquí {name} ve todo claro, sin letras chiquitas: cuánto recibe, cuánto paga cada mes y el CAT. Mueve el plazo y fíjate cómo cambia.',
  ),
  property: message(
    '{name} escribe el folio real de su propiedad y sube su contrato de renta firmado. Si le falta algo, la app guarda su avance y regresa otro día.',
  ),
  authorise: message(
    'Sin el permiso de {name} no consultamos su buró. Se lo explicamos en tres líneas, y abajo viene el texto completo.',
  ),
  'sign authorisation': message(
    '{name} firma su permiso con el código que le acaba de llegar por SMS. En segundos le decimos si podemos seguir.',
  ),
  sent: message('{name} ya sabe qué sigue y para cuándo: le respondemos en 72 horas como máximo.'),
  'office approves': message(
    'Ahora te enseño nuestro lado: el equipo de Adelantto revisa la propiedad y la aprueba. {name} lo ve en su celular al momento.',
  ),
  'good news': message(
    'A {name} le llega un correo con un botón que abre directo lo que le falta. Sin llamadas y sin vueltas.',
  ),
  statement: message(
    'Esto pasa todos los días: a {name} se le va la señal a la mitad. Fíjate: la subida se corta y sigue sola, sin que tenga que hacer nada.',
  ),
  'office accepts': message('Nuestro equipo confirma la cuenta del banco y le manda a {name} el contrato por correo.'),
  contract: message('A {name} le llega el contrato de nuestro proveedor de firma. Lo abre ahí mismo, en su celular.'),
  signature: message('{name} firma sin imprimir nada. En esta demostración, el proveedor de firma es simulado.'),
  deposit: message(
    'Programamos su depósito y el dinero cae en la cuenta de {name}. Desde el registro, todo lo hizo en su celular.',
  ),
  loan: message(
    'Aquí {name} ve cuánto debe, qué pago sigue y cuándo. Cada ventana que se enciende es una mensualidad que ya pagó.',
  ),
  'time passes': message(
    'Vamos a adelantar el reloj: llega la fecha de pago y a {name} se le olvida. La app y un correo le avisan.',
  ),
  'overdue month': message('La app no regaña a {name}: le dice qué mes debe y cómo ponerse al corriente.'),
  proof: message(
    '{name} copia la CLABE y la referencia, transfiere y sube su comprobante. La app le dice para cuándo se refleja su pago.',
  ),
  'office applies': message('Nuestro equipo revisa el pago, se enciende una ventana más y {name} queda al corriente.'),
};
