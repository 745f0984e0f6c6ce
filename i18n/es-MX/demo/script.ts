import * as bureauTexts from '#i18n/es-MX/applications/bureau';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import * as noticeTexts from '#i18n/es-MX/notices';
import * as profileStepTexts from '#i18n/es-MX/profile/steps';
import { message } from '#i18n/message';

// The talk: its header, the line above its button, and title and words of each step.

export const script = 'Guion';
export const stepOfTotal = message('Paso {number} de {total}');
export const sayItLikeThis = 'Puedes decir';

// The header.
export const talkOf = message('Plática de {name}');
export const rentAndTerm = message('{rent} · {months, plural, one {# mes} other {# meses}}');
export const demonstration = 'Demostración';
export const newTalk = 'Plática nueva';

// Before a talk.
export const whoIsItAbout = '¿Con quién platicas?';
export const whatATalkNeeds =
  'Con el nombre y la renta de tu prospecto salen las pantallas, los mensajes y las cifras.';
export const tryWith = message('Probar con {name}, {rent} y {months, plural, one {# mes} other {# meses}}');

// The button, and its keys.
export const doItForMe = 'Hazlo por mí';
export const stop = 'Detener';
export const spaceKey = 'Espacio';
export const pageDownKey = 'Av Pág';
export const escKey = 'Esc';
export const or = 'o';
export const tempo = 'Ritmo';
export const tempos = { calm: 'Tranquilo', brisk: 'Ágil', instant: 'Al instante' };

/** How a step is done by hand; `what` is the label to press. */
export const byHand = {
  onPhone: message('A mano: llena la pantalla y presiona {what}.'),
  pressOnPhone: message('A mano: en el celular presiona {what}.'),
  message: message('A mano: en Mensajes presiona {what}.'),
  decision: message('A mano: en Decisiones presiona {what}.'),
  clock: message('A mano: en Técnico, Reloj, presiona {what}.'),
  persona: message('A mano: en Técnico, Momentos, entra como {what}.'),
};
export const bureauPersona = 'Hugo';
export const goOnOnPhone = 'A mano: sigue en el celular.';
export const codeIsComing = 'El SMS todavía no llega a Mensajes.';
export const emailIsComing = 'El correo todavía no llega a Mensajes.';

/** What is under way while the button does a step. */
export const underWay = {
  fill: 'Llenando la pantalla…',
  transitions: message('En Decisiones: {what}…'),
  openEmail: 'Abriendo el correo…',
  makeOverdue: 'Adelantando el reloj…',
  signIn: message('Entrando como {what}…'),
  finish: 'Terminando…',
};

// What stands in the way, and the buttons that mend it.
export const faultIsOn = message('Está puesta la falla {label}.');
export const phoneSays = message('El celular dice: “{text}”');
export const codeIsOver = 'El código ya no sirve.';
export const nothingHappened = 'El celular no cambió.';
export const notDue = 'Este paso ya se hizo, o falta uno de antes.';
export const nobodyOnPhone = 'Nadie ha entrado en el celular.';
export const personaOnPhone = message('En el celular está {name}.');
export const otherWindowDrives = 'Otra ventana dirige la plática. Aquí se ve en vivo.';
export const mends = {
  retry: 'Intentar otra vez',
  correct: 'Corregir y seguir',
  endFaults: 'Quitar la falla y seguir',
  askForCode: 'Pedir otro y seguir',
};
export const signInAndGoOn = message('Entrar como {name} y seguir');
export const returnTo = message('Volver con {name}');
export const useThisWindow = 'Usar esta';

// The list of the steps.
export const allSteps = 'Todos los pasos';
export const chooseOne = 'Elige uno para ir';
export const youAreHere = 'Aquí vas';
export const closing = 'El cierre';
/** Where a step happens, when that is not the phone. */
export const where = { email: noticeTexts.byEmail, decision: 'Oficina', clock: technicalTexts.tabs.clock };
export const youWent = message('Fuiste del paso {from} al {to}.');
export const undo = 'Deshacer';
/** Name of the saved point to which that returns. */
export const pointBeforeJump = 'Antes del último salto';
export const firstDecisionIsAt = message('Nada por decidir. La primera llega en el paso {number}.');
export const nothingToDecide = 'Nada por decidir.';

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
    title: profileStepTexts.incomeAndTaxes,
    say: 'Subes tus comprobantes de ingresos y tu constancia fiscal en PDF, desde el celular. Con eso tu perfil queda completo.',
  },
  request: {
    title: 'Pedir su primer Adelantto',
    say: 'Ahora sí, lo importante: tu dinero. Pides tu primer Adelantto y dices cuánto te pagan de renta y cuándo se acaba tu contrato. Con eso te decimos cuánto recibes.',
  },
  offer: {
    title: 'Su preoferta',
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
    title: bureauTexts.applicationSent,
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
