import { shownStatus } from '#domain/installment';
import * as serverTexts from '#i18n/es-MX/demo/server';
import { installmentsOf } from '../backoffice/loanFigures.ts';
import type { Demo } from '../demo.ts';
import type { LoanRow, OwnerRow } from '../store/rows.ts';
import type { PersonaKey } from './personas.ts';

/** Returns the description of a persona for the operator: the figures of a loan that is being paid, else its state. */
export function storyOf(demo: Demo, owner: OwnerRow, like: PersonaKey): string {
  const active = demo.store.table('loans').find(({ owner_id, status }) => owner_id === owner.id && status === 'active');
  return active ? paymentsStory(demo, active) : serverTexts.stories[like];
}

function paymentsStory(demo: Demo, loan: LoanRow): string {
  const statuses = installmentsOf(demo, loan).map((row) => shownStatus(row, demo.clock.today()));
  const count = (wanted: (typeof statuses)[number]) => statuses.filter((status) => status === wanted).length;
  const [late, checked, rejected] = [count('overdue'), count('in_validation'), count('rejected')];
  const details = [
    late > 0 && serverTexts.storyLate({ count: late }),
    checked > 0 && serverTexts.storyInReview({ count: checked }),
    rejected > 0 && serverTexts.storyRejected({ count: rejected }),
  ].filter((detail) => detail !== false);
  const paid = serverTexts.storyPaid({ paid: count('approved'), total: statuses.length });
  return `${[paid, ...details].join('; ')}.`;
}
