import { daysBetween, plusDays, plusMonths } from '#domain/calendar';
import { overdueFrom } from '#domain/installment';
import * as serverTexts from '#i18n/es-MX/demo/server';
import { emailTemplates, sendEmail } from '../simulation/emailTemplates.ts';
import { announceAt, daysAgo, hourOf, type Move, type Past, playAt } from './past.ts';
import { PERSONA_PASSWORD, type PersonaKey } from './personas.ts';
import { nextPayment, ownerIn } from './playedSteps.ts';

/** Days since the personas have registered. */
export const SIGNED_UP = 40;

const DAY_MS = 24 * 3_600_000;

const take: Move = ['applications', 'take'];
const approve: Move = ['applications', 'approve'];

/** What each persona has done since they registered. Dates count from the demo's clock, so that the data never go stale. */
export const histories: Readonly<Record<PersonaKey, (past: Past) => void>> = {
  nueva: () => {},
  perfil: (past) => signUp(past, 'name', 'identification'),
  lista: completeProfile,
  borrador(past) {
    completeProfile(past);
    playAt(past, daysAgo(past, 1, 9), 'request', 'offer');
  },
  revision: (past) => sendApplication(past, 1),
  aprobada(past) {
    sendApplication(past, 3);
    announceAt(past, daysAgo(past, 1, 11), approve);
  },
  firma(past) {
    sendApplication(past, 6);
    playAt(past, daysAgo(past, 3, 11), approve);
    playAt(past, daysAgo(past, 2, 13), 'statement');
    announceAt(past, daysAgo(past, 1, 14), 'office accepts');
  },
  activa(past) {
    // A short term has room for fewer paid months before the one in validation and the rejected one.
    const paid = Math.min(3, past.persona.term - 2);
    receiveLoan(past, { dueDaysAgo: 3, month: paid + 1 });
    pay(past, paid);
    playAt(past, daysAgo(past, 1, 12), 'proof', 'proof');
    announceAt(past, daysAgo(past, 1, 13), ['installments', 'reject', serverTexts.proofFailureReason]);
  },
  vencida(past) {
    receiveLoan(past, { dueDaysAgo: 10, month: 3 });
    pay(past, 2);
    const { demo, play } = past;
    const late = nextPayment(play);
    const email = emailTemplates.paymentOverdue(ownerIn(play), late);
    demo.clock.during(overdueFrom(late.due_date), () => sendEmail(demo.messages, ownerIn(play), email));
  },
  liquidada(past) {
    const { term } = past.persona;
    receiveLoan(past, { dueDaysAgo: 20, month: term });
    pay(past, term);
    playAt(past, daysAgo(past, 2, 9), 'request');
  },
  buro(past) {
    completeProfile(past);
    playAt(past, daysAgo(past, 1, 9), 'request', 'offer', 'property');
  },
  temporal(past) {
    signUp(past, 'name');
    const { demo, play } = past;
    const { id, hash } = demo.store.table('passwords').get(ownerIn(play).id) ?? {};
    const expires_at = new Date(demo.clock.now().getTime() + DAY_MS).toISOString();
    if (id && hash) demo.store.table('passwords').update(id, { hash: null, temporary: { hash, expires_at } });
    sendEmail(demo.messages, ownerIn(play), emailTemplates.temporaryPassword(PERSONA_PASSWORD));
  },
};

const signUp = (past: Past, ...moves: readonly Move[]) => playAt(past, daysAgo(past, SIGNED_UP, 11), ...moves);

function completeProfile(past: Past): void {
  signUp(past, 'name', 'identification', 'selfie', 'income');
}

/** Completes the profile and sends an application, which the staff takes on the same day. */
function sendApplication(past: Past, days: number): void {
  completeProfile(past);
  playAt(past, daysAgo(past, days, 9), 'request', 'offer', 'property');
  playAt(past, daysAgo(past, days, 10), 'authorise', 'sign authorisation');
  playAt(past, daysAgo(past, days, 11), take);
}

/** Gets a loan whose payment of `month` was due `dueDaysAgo`, moved to a bank business day. */
function receiveLoan(past: Past, { dueDaysAgo, month }: { dueDaysAgo: number; month: number }): void {
  const today = past.demo.clock.today();
  const due = plusDays(today, -dueDaysAgo);
  const received = daysBetween(plusMonths(due, -month), today);
  past.leaseStart = plusMonths(due, -month - 6);
  sendApplication(past, received + 9);
  playAt(past, daysAgo(past, received + 6, 11), approve);
  playAt(past, daysAgo(past, received + 4, 13), 'statement');
  playAt(past, daysAgo(past, received + 3, 14), 'office accepts');
  playAt(past, daysAgo(past, received + 2, 15), 'signature');
  playAt(past, daysAgo(past, received, 17), 'deposit');
}

/** Makes payments two days before they are due; the staff approves each on the same day. */
function pay(past: Past, months: number): void {
  for (let month = 0; month < months; month += 1) {
    const day = plusDays(nextPayment(past.play).due_date, -2);
    playAt(past, hourOf(day, 10), 'proof');
    playAt(past, hourOf(day, 12), 'office applies');
  }
}
