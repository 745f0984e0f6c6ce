import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import hourglassMediumFill from '@phosphor-icons/core/assets/fill/hourglass-medium-fill.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import xCircleFill from '@phosphor-icons/core/assets/fill/x-circle-fill.svg';
import { type Day, dayInMexico } from '#domain/calendar';
import type { Centavos } from '#domain/money';
import type { NextStep } from '#domain/process/nextStep';
import * as stepTexts from '#i18n/es-MX/nextStep';
import { money, weekdayAndDay } from '#i18n/format';
import type { BadgeLook } from '#kit/feedback/Badge.tsx';

/** A button or link: its text and the address that it leads to. */
export type Action = { readonly label: string; readonly to: string };

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
  readonly action?: Action | undefined;
  /** A link for whoever wants to know more. */
  readonly link?: Action;
  /** Whether the step is done with the button that requests a loan. */
  readonly requests?: boolean;
};

type StepOf<Kind extends NextStep['kind']> = Extract<NextStep, { kind: Kind }>;
/** For each kind of step, the function that returns what its card shows at an instant. */
export type Views = { readonly [Kind in NextStep['kind']]: (step: StepOf<Kind>, now: Date) => StepView };

export const looks = {
  late: { tone: 'black', icon: warningCircleFill },
  no: { tone: 'red', icon: xCircleFill },
  toDo: { tone: 'purple', icon: clockFill },
  waiting: { tone: 'yellow', icon: hourglassMediumFill },
  good: { tone: 'green', icon: checkCircleFill },
} as const satisfies Record<string, BadgeLook>;

export const receives = (amount: Centavos | undefined): string | undefined =>
  amount === undefined ? undefined : stepTexts.youReceive({ amount: money(amount) });

/** Returns the promised day, or that it has passed without an answer. */
export function promise(by: Day | undefined, now: Date): string | undefined {
  if (by === undefined) return undefined;
  return by < dayInMexico(now) ? stepTexts.takesLonger : stepTexts.readyBy({ day: weekdayAndDay(by) });
}
