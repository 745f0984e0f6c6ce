import type { Plant } from './plant.ts';

/** Defects in the back office, in the simulated world and in the operator's console. */
export const simulationPlants: readonly Plant[] = [
  {
    name: 'the e-mail about the deposit names the debt instead of the amount received',
    file: 'demo-server/backoffice/transitions.ts',
    text: 'repaymentOfRow(tools, row).received, first)',
    replacement: 'amount, first)',
  },
  {
    name: 'a new proof is shown with the reason why the last one was rejected',
    file: 'demo-server/backoffice/transitions.ts',
    text: "rejection_reason: transition === 'reject' ? reason : null,",
    replacement: "rejection_reason: transition === 'reject' ? reason : before.rejection_reason,",
  },
  {
    name: 'the e-mail about a late payment arrives on the due date',
    file: 'domain/installment.ts',
    text: 'startOfDay(plusDays(due, 1))',
    replacement: 'startOfDay(plusDays(due, 0))',
  },
  {
    name: 'the debt of a loan is cut to whole pesos',
    file: 'demo-server/backoffice/loanFigures.ts',
    text: 'return inPesos(sum(installments.map(({ total_amount }) => pesos(total_amount))));',
    replacement: 'return Math.floor(inPesos(sum(installments.map(({ total_amount }) => pesos(total_amount)))));',
  },
  {
    name: 'a lost SMS arrives',
    file: 'demo-server/simulation/messages.ts',
    text: 'row.arrives_at !== null && row.arrives_at <= now',
    replacement: 'row.arrives_at === null || row.arrives_at <= now',
  },
  {
    name: 'the link of an e-mail about a payment opens a page that does not exist',
    file: 'demo-server/simulation/emailTemplates.ts',
    text: '`/loans/${loan_id}/installments/${id}`',
    replacement: '`/loans/${id}/installments/${loan_id}`',
  },
  {
    name: 'a fault that was switched on for one call never ends',
    file: 'demo-server/simulation/faults.ts',
    text: 'rule.times > 1 ? [{ ...rule, times: rule.times - 1 }] : []',
    replacement: 'rule.times > 1 ? [{ ...rule, times: rule.times - 1 }] : [rule]',
  },
  {
    name: 'the console moves the clock to the last due date instead of the next',
    file: 'demo-server/console/case-file/dueDates.ts',
    text: '    .sort();',
    replacement: '    .sort()\n    .reverse();',
  },
  {
    name: 'the newest line of the event log is the last one',
    file: 'demo-server/console/event-log/logLines.ts',
    text: 'at: event.at, event })).reverse(),',
    replacement: 'at: event.at, event })),',
  },
  {
    name: 'a bank statement is refused without a reason',
    file: 'demo-server/console/case-file/CaseItem.tsx',
    text: "= ['reject', 'refuse'];",
    replacement: "= ['reject'];",
  },
];
