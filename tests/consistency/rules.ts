import { type Day, daysBetween } from '#domain/calendar';
import { loanStatusLabels } from '#domain/statusLabels';
import type { Facts } from './facts.ts';
import { CURRENT, type Said } from './surfaces.ts';

/** A rule returns what breaks it, mostly as `surface: line`. */
type Rule = (said: readonly Said[], facts: Facts) => string[];
/** `title` is the line above, `point` that of the current step where the surface has one. */
type More = { readonly surface: string; readonly title: string; readonly point: string };
type IsWrong = (line: string, facts: Facts, more: More) => boolean;

/** Surfaces that say what is true now: notices keep what was true when they were sent. */
const ofNow = (said: readonly Said[]) => said.filter(({ surface }) => surface !== 'notices');
const linesOf = (said: readonly Said[], name: string) => said.find(({ surface }) => surface === name)?.lines ?? [];

/** Returns the rule that no line is wrong. */
const noLine =
  (isWrong: IsWrong): Rule =>
  (said, facts) =>
    ofNow(said).flatMap(({ surface, lines }) =>
      lines
        .filter((line, i) => {
          const point = lines.find((it) => it.startsWith(CURRENT)) ?? '';
          return isWrong(line, facts, { surface, title: lines[i - 1] ?? '', point });
        })
        .map((line) => `${surface}: ${line}`),
    );

/** Returns the rule that all surfaces which say something about a fact say the same; e-mails may be about an older one. */
const sameOnAll =
  (read: (text: string) => string | undefined): Rule =>
  (said) => {
    const values = ofNow(said).flatMap(({ surface, lines }) => {
      const value = surface === 'e-mail' ? undefined : read(lines.join('\n'));
      return value === undefined ? [] : [{ surface, value }];
    });
    if (new Set(values.map(({ value }) => value)).size <= 1) return [];
    return [values.map(({ surface, value }) => `${surface} says ${value}`).join(', ')];
  };

const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
const DATE = `\\d\\d (?:${MONTHS.join('|')}) \\d{4}`;
const datesIn = (text: string): Day[] => (text.match(new RegExp(DATE, 'g')) ?? []).map(dayOf);
const dateAfter = (words: string, text: string): Day | undefined => {
  const [, date] = new RegExp(`(?:${words}).{0,30}?(${DATE})`, 'iu').exec(text) ?? [];
  return date === undefined ? undefined : dayOf(date);
};
const dayOf = (date: string): Day => {
  const [day, month = '', year] = date.split(' ');
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day}` as Day;
};

const LATE = /tarda\p{L}* más|prometid|prometimos/iu;
/** What the specification promises in how many hours. */
const PROMISES: Readonly<Record<string, RegExp>> = {
  '72 horas': /propiedad|solicitud|te respondemos/i,
  '24 horas hábiles': /datos bancarios|estado de cuenta/i,
  '72 horas hábiles': /pago|comprobante/i,
};

const hasNoRule: IsWrong = (line, { promises, ifPaidNow }, { surface, title, point }) => {
  const [hours] = /\d+ horas( hábiles)?/i.exec(line) ?? [];
  if (hours !== undefined && !PROMISES[hours]?.test(`${point} ${title} ${line}`)) return true;
  if (LATE.test(line)) return !promises.some(({ isLate }) => isLate);
  const ends = [...promises.map(({ until }) => until), ...(surface === 'payment page' ? [ifPaidNow] : [])];
  return /a más tardar/i.test(line) && !ends.some((until) => datesIn(line).includes(until));
};

/** A verb whose first person plural is present and past alike, and whether what it says has happened. */
const happened: readonly (readonly [verb: RegExp, isTrue: (facts: Facts, line: string) => boolean])[] = [
  [/deposit/, ({ isDeposited }) => isDeposited],
  [/program/, ({ loan, isDeposited }) => isDeposited || loan?.status === 'pending_disbursement'],
  [/no acept/, ({ isStatementRefused }) => isStatementRefused],
  [/valid|revis|acept/, ({ isStatementChecked }, line) => isStatementChecked && /estado de cuenta/.test(line)],
  [/valid|revis/, ({ isProofChecked }, line) => isProofChecked && /comprobante/.test(line)],
  [
    /aprob|aplic|rechaz|revis/,
    ({ application }) => application?.status === 'approved' || application?.status === 'rejected',
  ],
  [/recib|sub/, ({ sent }) => sent !== undefined],
  [
    /envi/,
    ({ loan }, line) =>
      line === 'Lo que te enviamos por correo o SMS.' ||
      (loan?.status === 'awaiting_client_signature' && line.startsWith('Ya lo enviamos a ')),
  ],
];
const ALIKE = /(?<!\p{L}|si (?:la )?)(no )?\p{L}+[ai]mos(?!\p{L})/giu;
const NOT_ALIKE = /(estamos|necesitamos|pudimos|prometimos)$/i;

const isAmbiguous: IsWrong = (line, facts) =>
  (line.match(ALIKE) ?? [])
    .filter((verb) => !NOT_ALIKE.test(verb))
    .some((verb) => !happened.some(([stem, isTrue]) => stem.test(verb.toLowerCase()) && isTrue(facts, line)));

const MARK = /aprox\.|estima|no antes del/i;

const isUnmarked: IsWrong = (line, { application, isDeposited, figures, today }, { title }) => {
  if (isDeposited || application?.status === 'rejected') return false;
  const received = application?.status === 'approved' ? undefined : figures?.received;
  // The amount alone has its mark in the title, else between the same separators.
  const part = line === received ? title : line.split(/ · |\. /).find((it) => received && it.includes(received));
  if (part !== undefined && !MARK.test(part)) return true;
  const isOfPayment = /pago|mensualidad|primera|^Mes \d/i.test(line) && datesIn(line).some((day) => day > today);
  return isOfPayment && !MARK.test(line);
};

const FIRST_PAYMENT = 'la primera|primer pago';

/** Before there is a loan the day is certain, whether it counts from the sending or from now; then it only gets later. */
const isTooEarly: IsWrong = (line, { isDeposited, loan, firstPayments = [] }) => {
  const first = dateAfter(FIRST_PAYMENT, line);
  if (first === undefined || isDeposited || line.startsWith('Recibiste')) return false;
  return loan ? firstPayments.some((day) => day && first < day) : !firstPayments.includes(first);
};

const isUnknownAmount: IsWrong = (line, { figures }) => {
  const [, received] = /(?:recib|dep[oó]sit)[^$·]{0,30}(\$[\d,]+\.\d\d)/i.exec(line) ?? [];
  if (figures === undefined) return false;
  if (received !== undefined && received !== figures.received) return true;
  return (line.match(/\$[\d,]+\.\d\d/g) ?? []).some((amount) => !figures.all.has(amount));
};

const isWrongDay: IsWrong = (line, { today }) => {
  const [due, was] = [dateAfter('vence el|vence:?', line), dateAfter('venció el', line)];
  if ((due !== undefined && due < today) || (was !== undefined && was >= today)) return true;
  const [, direction, days] = /(hace|en) (\d+) días/.exec(line) ?? [];
  const [day] = datesIn(line);
  return (
    day !== undefined &&
    direction !== undefined &&
    daysBetween(today, day) !== Number(days) * (direction === 'hace' ? -1 : 1)
  );
};

/** Where the newest application has no loan yet, the card of a loan is that of an earlier one. */
const isMissingTooEarly: IsWrong = (line, { isDeposited, loan }, { surface }) =>
  !isDeposited && !(surface === 'loan card' && !loan) && /falta pagar|pagos? pendientes?/i.test(line);

const LOAN_SURFACES = ["home's card", 'loan card', 'loan page', "loan's process page"];

const lateIsSaid: Rule = (said, { late, loan }) =>
  LOAN_SURFACES.filter((name) => {
    const text = linesOf(said, name).join('\n');
    if (loan?.status !== 'active' || text === '') return false;
    // One whose proof is being checked fell due too, but is not late.
    if (late === 0) return /atrasad/i.test(text);
    const counts = [...text.matchAll(/(\d+) pagos? atrasados?/gi)].map(([, count]) => Number(count));
    return !/atrasad|venció/i.test(text) || counts.some((count) => count !== late);
  }).map((name) => `${name}: ${late} late`);

const labelIsThere: Rule = (said, { loan, sentStatus }) =>
  ['loan card', 'loan page', 'case file'].flatMap((name) => {
    const lines = linesOf(said, name);
    const label = loanStatusLabels[name === 'case file' && loan ? loan.status : sentStatus];
    return !loan || lines.length === 0 || lines.some((line) => line.startsWith(label)) ? [] : [`${name}: not ${label}`];
  });

const TOPICS = [
  /firm/i,
  /dep[oó]sit/i,
  /comprobante|pago|mes \d/i,
  /estado de cuenta/i,
  /solicitud|propiedad/i,
  /en proceso/i,
];
const topicOf = (line: string) => TOPICS.find((topic) => topic.test(line));

/** What home's card and the loan's card ask or tell is among the current steps of the process. */
const nextStepIsCurrent: Rule = (said, { loan }) => {
  const [, title = ''] = linesOf(said, "home's card");
  const ofLoan = linesOf(said, 'loan card').filter((line) => line.startsWith(CURRENT) || TASK.test(line));
  const current = linesOf(said, loan ? "loan's process page" : 'process page').filter((line) =>
    line.startsWith(CURRENT),
  );
  if (current.length === 0) return [];
  return [title, ...ofLoan]
    .filter((line) => topicOf(line) && !current.some((step) => topicOf(step) === topicOf(line)))
    .map((line) => `home: ${line}; process page: ${current.join(', ')}`);
};
const TASK = /^(Pagar el mes|Revisa tu pago|Sube otro|Estamos )/;

/** The card of a loan has no line twice, and says once what is received. */
const nothingTwice: Rule = (said, { figures }) => {
  const lines = linesOf(said, 'loan card');
  const repeated = lines.filter((line, i) => lines.indexOf(line) < i);
  const received = lines.filter((line) => figures && line.includes(figures.received));
  return [...repeated, ...received.slice(1)].map((line) => `loan card: ${line}`);
};

const noticesHaveEmails: Rule = (said) =>
  said
    .flatMap(({ surface, lines: [subject = ''] }) => (surface === 'e-mail' ? [subject] : []))
    .filter((subject) => !linesOf(said, 'notices').some((line) => line.includes(subject)));

/** The rules, by what they demand. */
export const rules: Readonly<Record<string, Rule>> = {
  'a promise has a rule of the specification behind it, and is late only when that has passed': noLine(hasNoRule),
  'all surfaces make the same promise': sameOnAll((text) =>
    LATE.test(text) ? 'late' : dateAfter('a más tardar', text),
  ),
  'what runs or comes is not told in a form that is also the past': noLine(isAmbiguous),
  'an estimate is marked beside itself': noLine(isUnmarked),
  'the first payment is that of the earliest possible deposit': noLine(isTooEarly),
  'all surfaces name the same first payment': sameOnAll((text) => dateAfter(FIRST_PAYMENT, text)),
  'each amount is one of the loan, and what is received is the same everywhere': noLine(isUnknownAmount),
  'before the deposit nothing is said to be missing': noLine(isMissingTooEarly),
  'days and distances are those of today': noLine(isWrongDay),
  'how many payments are late is said on each surface of the loan': lateIsSaid,
  "the loan's label is that of its status": labelIsThere,
  "home's next step is a current step of the process": nextStepIsCurrent,
  'the card of a loan says nothing twice': nothingTwice,
  'notices repeat what was sent by e-mail': noticesHaveEmails,
};
