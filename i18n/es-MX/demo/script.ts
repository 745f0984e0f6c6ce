import { message } from '#i18n/message';

// The sales script: its buttons, and title and words of each step.

export const stepOfTotal = message('Paso {number} de {total}');
export const doItForMe = 'Hazlo por mí';
export const stop = 'Detener';
export const tempo = 'Ritmo';
export const tempos = { calm: 'Tranquilo', brisk: 'Ágil', instant: 'Al instante' };
export const orTheKey = 'o la tecla';
export const spaceKey = 'Espacio';
export const sayItLikeThis = 'Puedes decir';
export const previousStep = 'Anterior';
export const nextStep = 'Siguiente';
export const whatFollows = 'Lo que sigue';
export const lookAt = {
  code: 'Enséñale el SMS que llegó a Mensajes.',
  email: 'Enséñale el correo que llegó a Mensajes.',
  clock: 'Fíjate en la fecha de arriba: va a cambiar.',
};
/** While a message is under way, or none arrives. */
export const notThereYet = {
  code: 'El SMS todavía no llega a Mensajes.',
  email: 'El correo todavía no llega a Mensajes.',
};
export const pressDecision = message('En Decisiones presiona “{first}”.');
export const pressDecisions = message('En Decisiones presiona “{first}” y luego “{then}”.');
export const morePaymentsOverdue = message(
  'El reloj ya pasó {count} pagos y la plática muestra uno. Para dejar solo ese, ve al paso {number} en “Todos los pasos”.',
);
export const phoneIsElsewhere = 'El celular está en otra pantalla. “Hazlo por mí” lo regresa a la de este paso.';
export const closeAllSteps = 'Cerrar los pasos';
export const allSteps = 'Todos los pasos';
export const searchStep = 'Busca un paso';
export const noStepFound = 'Ningún paso se llama así.';
export const stepsFromTo = message('{first} a {last}');
export const youAreHere = 'Aquí vas';
export const chooseStep = 'Elige un paso: antes de ir te dice qué cambia.';
export const stepAndTitle = message('Paso {number} · {title}');
export const returnIsEasy = message('Puedes regresar al {number} igual de fácil.');
export const stayHere = 'Quedarme aquí';
export const goingToStep = message('Yendo al paso {number}…');
export const goToStepQuestion = message('¿Ir al paso {number}, “{title}”?');
export const everythingGoesToStep =
  'El celular, los datos y el reloj quedan como al empezar ese paso. Lo que hiciste fuera del guion se borra, también el correo y el celular que escribiste. Las fallas se quitan y los mensajes llegan al momento.';
export const talkBeginsAnew =
  'El celular, los datos y el reloj quedan como al empezar, y el cierre solo cuenta lo que muestres desde aquí. Lo que hiciste fuera del guion se borra, también el correo y el celular que escribiste. Las fallas se quitan y los mensajes llegan al momento.';
export const everythingGoesToStepAt = message(
  'El celular, los datos y el reloj quedan como al empezar ese paso: {time}. Lo que hiciste fuera del guion se borra, también el correo y el celular que escribiste. Las fallas se quitan y los mensajes llegan al momento.',
);
export const goToStep = message('Ir al paso {number}');
export const stayAtStep = message('Quedarme en el {number}');
export const youAreAtStep = message('Listo, estás en el paso {number}.');
export const phoneFrameNeeded =
  'Para usar “Hazlo por mí” abre esta página en una pantalla más ancha, con el celular al lado.';
export const personaAtStep = message('{name}: paso {number}, “{title}”.');
export const outsideScript = message('{name} está fuera del guion.');
export const personOnPhone = message('En el celular está {person}.');
export const talkIsAtStep = message('Tu plática se quedó en el paso {number}.');
export const talkWasOver = 'Tu plática ya había terminado.';
export const returnTo = message('Volver con {name}');
export const returnToTalk = 'Volver a la plática';
export const doneForYou = 'Listo, lo hice por ti.';
export const stoppedTooLate = 'Ya se había enviado: el paso quedó hecho.';
export const stopped = 'Me detuve. Lo que ya escribí se queda.';

/** What stands in the way of a step. */
export const obstacles = {
  nobody: 'Nadie ha entrado en el celular.',
  otherPage: 'El celular está en otra pantalla.',
  expiredCode: 'El código ya no sirve.',
  noCode: 'Aún no llega el código.',
  noEmail: 'Aún no llega el correo.',
  bureauSaidNo: 'El buró dijo que no, y la solicitud terminó aquí.',
  notDue: 'Este paso ya se hizo, o falta uno de antes.',
  unseen: 'El celular no cambió.',
};
export const faultIsOn = message('Está puesta la falla “{label}”.');
export const otherOwnerOnPhone = message('En el celular está {name}, y este paso es de otra persona.');
export const staffRejected = 'La oficina dijo que no.';
export const staffRejectedGoOnFrom = message('La oficina dijo que no. Sigue desde el paso {number}, “{title}”.');
export const applicationGone = message('La solicitud se eliminó. Sigue desde el paso {number}, “{title}”.');
export const screenSays = message('El celular dice: “{text}”');

/** Buttons that mend it. */
export const mends = {
  retry: 'Intentar otra vez',
  goToStep: 'Ir a este paso',
  repeatStep: 'Repetir este paso',
  goBack: 'Regresar a ese paso',
  askForCode: 'Pedir otro',
  endFault: 'Quitar la falla',
  showTalkOwner: returnToTalk,
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
    say: 'Tú ya rentas una casa o un depa. Con Adelantto juntas la renta de los próximos meses y la recibes ahora. Te enseño cómo se pide, desde cero.',
  },
  register: {
    title: 'Crear su cuenta',
    say: 'Abres tu cuenta en un minuto: pones tu correo, tu celular y una contraseña segura. Conforme escribes, la app te va diciendo qué falta.',
  },
  code: {
    title: 'Verificar su celular',
    say: 'Te llega un SMS con cuatro dígitos; míralo, acaba de entrar.',
  },
  name: {
    title: 'Su nombre',
    say: 'Aquí nada más pones tu nombre y aceptas el aviso de privacidad y los términos. Nada viene palomeado: tú decides.',
  },
  welcome: {
    title: 'Cuenta lista',
    say: 'Tu cuenta ya quedó. La app siempre te dice qué sigue: ahora, completar tu perfil. Son tres pantallas y las llenas una sola vez.',
  },
  identification: {
    title: 'Su identificación',
    say: 'Tomas una foto de tu INE por los dos lados. Si la foto sale borrosa, la app te avisa. Y con tu CURP saca tu fecha de nacimiento; ya no la escribes.',
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
    say: 'Ahora sí, lo importante: tu dinero. Pides tu primer Adelantto y dices cuánto te pagan de renta y cuándo se acaba tu contrato. Con eso te decimos cuánto recibes.',
  },
  offer: {
    title: 'Su pre-oferta',
    say: 'Aquí ves todo claro, sin letras chiquitas: cuánto recibes, cuánto pagas cada mes y el CAT. Mueve el plazo y fíjate cómo cambia.',
  },
  property: {
    title: 'Los documentos de su propiedad',
    say: 'Escribes el folio real de tu propiedad y subes tu contrato de renta firmado. Si te falta algo, la app guarda tu avance y sigues otro día.',
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
    say: 'Ya sabes qué sigue y para cuándo: te respondemos a más tardar en 72 horas.',
  },
  'office approves': {
    title: 'La oficina aprueba',
    say: 'Ahora te enseño nuestro lado: el equipo de Adelantto revisa tu propiedad y la aprueba. Tú lo ves en tu celular al momento.',
  },
  'good news': {
    title: 'La respuesta llega por correo',
    say: 'Te llega un correo con un botón que te lleva directo a lo que te falta. Sin llamadas y sin vueltas.',
  },
  statement: {
    title: 'Su estado de cuenta, con mala señal',
    say: 'Pasa mucho: vas subiendo el archivo y se te va la señal. Fíjate: se corta y sigue solita. Tú no tienes que hacer nada.',
  },
  'office accepts': {
    title: 'La oficina valida la cuenta',
    say: 'Nuestro equipo valida tu cuenta bancaria y te manda el contrato por correo.',
  },
  contract: {
    title: 'El contrato llega por correo',
    say: 'Te llega tu contrato por correo, listo para firmar en el celular.',
  },
  signature: {
    title: 'Firma digital',
    say: 'Firmas sin imprimir nada. Aquí la firma es de prueba, por ser una demostración.',
  },
  deposit: {
    title: 'El depósito',
    say: 'Y listo: te cae el dinero en tu cuenta. Todo desde el celular, de principio a fin.',
  },
  loan: {
    title: 'Su Adelantto activo',
    say: 'Aquí ves cuánto debes, qué pago sigue y cuándo. Cada vez que pagas una mensualidad se enciende una ventana.',
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
    say: 'Copias la CLABE y la referencia, transfieres y subes tu comprobante. La app te dice para qué día queda aplicado tu pago.',
  },
  'office applies': {
    title: 'La oficina aplica el pago',
    say: 'Nuestro equipo revisa tu pago y lo aplica: se enciende la ventana de ese mes y te llega un correo.',
  },
  'other person': {
    title: 'Hugo, con buró bajo',
    say: 'A veces la respuesta es no, y también lo decimos claro. Te presento a Hugo: ya tiene su solicitud, y su buró viene bajo.',
  },
  'other application': {
    title: 'Su solicitud',
    say: 'Hugo retoma su solicitud justo donde la dejó.',
  },
  'other authorisation': {
    title: 'Autoriza la consulta',
    say: 'A Hugo le pedimos el mismo permiso, igual de claro.',
  },
  'other code': {
    title: 'Firma con su código',
    say: 'Hugo firma con el código que le acaba de llegar. Esta vez la respuesta es no.',
  },
  'kind no': {
    title: 'Un no que ayuda',
    say: 'A Hugo le decimos por qué no, desde qué día puede volver a intentar y que su reporte de buró es gratis una vez al año.',
  },
};

/**
 * What to say to a company's staff, who look after several owners: about the owner with this name. The other steps are
 * not about that owner; they say the same to everybody.
 */
export const toCompany = {
  landing: message(
    'Piensa en uno de los dueños que atiendes; aquí le decimos {name}. Con Adelantto recibe por adelantado la renta de los próximos meses. Te enseño cómo la pide, desde cero.',
  ),
  register: message(
    '{name} abre su cuenta en un minuto: pone su correo, su celular y una contraseña segura. Conforme escribe, la app le va diciendo qué falta.',
  ),
  code: message('A {name} le llega un SMS con cuatro dígitos; míralo, acaba de entrar.'),
  name: message(
    'Aquí {name} nada más pone su nombre y acepta el aviso de privacidad y los términos. Nada viene palomeado: {name} decide.',
  ),
  welcome: message(
    'La cuenta de {name} ya quedó. La app siempre le dice qué sigue: ahora, completar su perfil. Son tres pantallas y las llena una sola vez.',
  ),
  identification: message(
    '{name} toma una foto de su INE por los dos lados. Si la foto sale borrosa, la app le avisa. Y con su CURP saca su fecha de nacimiento; ya no la escribe.',
  ),
  selfie: message('{name} se toma una selfie y con ella confirmamos su identidad. No la usamos para nada más.'),
  income: message(
    '{name} sube sus comprobantes de ingresos y su constancia fiscal en PDF, desde el celular. Con eso su perfil queda completo.',
  ),
  request: message(
    'Ahora sí, lo importante: su dinero. {name} pide su primer Adelantto y dice cuánto le pagan de renta y cuándo se acaba su contrato. Con eso le decimos cuánto recibe.',
  ),
  offer: message(
    'Aquí {name} ve todo claro, sin letras chiquitas: cuánto recibe, cuánto paga cada mes y el CAT. Si movemos el plazo, fíjate cómo cambia.',
  ),
  property: message(
    '{name} escribe el folio real de su propiedad y sube su contrato de renta firmado. Si le falta algo, la app guarda su avance para otro día.',
  ),
  authorise: message(
    'Sin el permiso de {name} no consultamos su buró. Se lo explicamos en tres líneas, y abajo viene el texto completo.',
  ),
  'sign authorisation': message(
    '{name} firma su permiso con el código que le acaba de llegar por SMS. En segundos le decimos si podemos seguir.',
  ),
  sent: message('{name} ya sabe qué sigue y para cuándo: le respondemos a más tardar en 72 horas.'),
  'office approves': message(
    'Ahora te enseño nuestro lado: el equipo de Adelantto revisa la propiedad y la aprueba. {name} lo ve en su celular al momento.',
  ),
  'good news': message(
    'A {name} le llega un correo con un botón que lleva directo a lo que le falta. Sin llamadas y sin vueltas.',
  ),
  statement: message(
    'Pasa mucho: {name} va subiendo el archivo y se le va la señal. Fíjate: se corta y sigue solita, sin que tenga que hacer nada.',
  ),
  'office accepts': message('Nuestro equipo valida la cuenta bancaria y le manda a {name} el contrato por correo.'),
  contract: message('A {name} le llega su contrato por correo, listo para firmar en el celular.'),
  signature: message('{name} firma sin imprimir nada. Aquí la firma es de prueba, por ser una demostración.'),
  deposit: message('Y listo: a {name} le cae el dinero en su cuenta. Todo desde el celular, de principio a fin.'),
  loan: message(
    'Aquí {name} ve cuánto debe, qué pago sigue y cuándo. Cada vez que paga una mensualidad se enciende una ventana.',
  ),
  'time passes': message(
    'Vamos a adelantar el reloj: llega la fecha de pago y a {name} se le olvida. La app y un correo le avisan.',
  ),
  'overdue month': message('La app no regaña a {name}: le dice qué mes debe y cómo ponerse al corriente.'),
  proof: message(
    '{name} copia la CLABE y la referencia, transfiere y sube su comprobante. La app le dice para qué día queda aplicado su pago.',
  ),
  'office applies': message(
    'Nuestro equipo revisa el pago y lo aplica: se enciende la ventana de ese mes y a {name} le llega un correo.',
  ),
};
