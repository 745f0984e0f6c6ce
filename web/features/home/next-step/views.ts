import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import type { Centavos } from '#domain/money';
import type { Figure } from '#domain/process/figure';
import type { LoanStep, NextStep } from '#domain/process/nextStep';
import * as stepTexts from '#i18n/es-MX/nextStep';
import { amountText } from '#i18n/figures';
import type { BadgeLook } from '#kit/feedback/Badge.tsx';
import { badgeLooks } from '#kit/feedback/badgeLooks.ts';

/** A button or link: its text and the address that it leads to. */
export type Action = { readonly label: string; readonly to: string };

/** What the card of a step shows. */
export type StepView = {
  readonly look: BadgeLook;
  readonly title: string;
  /** The line below: by when, what the owner receives, or that it takes longer. */
  readonly headline?: string | undefined;
  readonly text?: string | undefined;
  readonly action?: Action | undefined;
  /** A link for whoever wants to know more. */
  readonly link?: Action;
  /** Whether the step is done with the button that requests a loan. */
  readonly requests?: boolean;
};

/** A step that no loan's card shows. */
export type OtherStep = Exclude<NextStep, LoanStep>;
type StepOf<Kind extends OtherStep['kind']> = Extract<OtherStep, { kind: Kind }>;
/** For each kind of step, the function that returns what its card shows. */
export type Views = { readonly [Kind in OtherStep['kind']]: (step: StepOf<Kind>) => StepView };

export const looks = {
  no: badgeLooks.rejected,
  toDo: { tone: 'purple', icon: clockFill },
  waiting: badgeLooks.validation,
  good: badgeLooks.approved,
} as const satisfies Record<string, BadgeLook>;

export const receives = (amount: Figure<Centavos> | undefined): string | undefined =>
  amount && stepTexts.youReceive({ amount: amountText(amount) });
