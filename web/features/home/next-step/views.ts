import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import hourglassMediumFill from '@phosphor-icons/core/assets/fill/hourglass-medium-fill.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import xCircleFill from '@phosphor-icons/core/assets/fill/x-circle-fill.svg';
import type { Centavos } from '#domain/money';
import type { Figure } from '#domain/process/figure';
import type { NextStep } from '#domain/process/nextStep';
import type { ProcessPromise } from '#domain/process/promise';
import * as figureTexts from '#i18n/es-MX/figures';
import * as stepTexts from '#i18n/es-MX/nextStep';
import { amountText } from '#i18n/figures';
import { promiseText } from '#i18n/promiseText';
import type { BadgeLook } from '#kit/feedback/Badge.tsx';

/** A button or link: its text and the address that it leads to. */
export type Action = { readonly label: string; readonly to: string };

/** The button of a step; secondary where it need not be pressed yet. */
type StepAction = Action & { readonly kind?: 'secondary' };

/** What the card of a step shows. */
export type StepView = {
  readonly look: BadgeLook;
  readonly title: string;
  /** What the step costs or brings, in large figures. */
  readonly amount?: Centavos | undefined;
  /** The line below: by when, what the owner receives, or that it takes longer. */
  readonly headline?: string | undefined;
  /** Said after a date in the headline: how far away it is. */
  readonly distance?: string | undefined;
  readonly text?: string | undefined;
  /** What the owner must not do, as loud as the amount. */
  readonly warning?: string | undefined;
  readonly action?: StepAction | undefined;
  /** A link for whoever wants to know more. */
  readonly link?: Action;
  /** Whether the step is done with the button that requests a loan. */
  readonly requests?: boolean;
};

type StepOf<Kind extends NextStep['kind']> = Extract<NextStep, { kind: Kind }>;
/** For each kind of step, the function that returns what its card shows. */
export type Views = { readonly [Kind in NextStep['kind']]: (step: StepOf<Kind>) => StepView };

export const looks = {
  late: { tone: 'black', icon: warningCircleFill },
  no: { tone: 'red', icon: xCircleFill },
  toDo: { tone: 'purple', icon: clockFill },
  waiting: { tone: 'yellow', icon: hourglassMediumFill },
  good: { tone: 'green', icon: checkCircleFill },
} as const satisfies Record<string, BadgeLook>;

export const receives = (amount: Figure<Centavos> | undefined): string | undefined =>
  amount && stepTexts.youReceive({ amount: amountText(amount) });

/** Returns by when a validation is promised, or that the promise has passed without an answer. */
export function promised(promise: ProcessPromise | undefined, sentence = stepTexts.ready): string | undefined {
  if (promise === undefined) return undefined;
  const byWhen = promiseText(promise);
  return byWhen === undefined ? figureTexts.takesLonger : sentence({ byWhen });
}
