import { amountIn, type TypedAmount } from '#domain/text/amount';

/** The text of the control, and whether the owner has typed its first comma: then the next one separates groups too. */
export type MoneyText = { readonly text: string; readonly isGroupedByHand: boolean };

/** An amount as the field shows it while it is typed: `'18,500'`, `'18,500.5'`. */
const SHOWN = /^(?:\d{1,3}(?:,\d{3})*)?(?:\.\d*)?$/;
const PLAIN = /^\d*(?:\.\d*)?$/;

const grouped = (plain: string): string => {
  const [whole = '', ...decimals] = plain.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.');
};

/** Returns the value of the field for the control's text. */
export const typedAmount = (text: string): TypedAmount => (text === '' ? undefined : (amountIn(text) ?? text));

/** Returns the control's text for a value, with two decimals: `18500.5` → `'18,500.50'`. A text stays as it was typed. */
export const amountText = (value: TypedAmount): string =>
  typeof value === 'number' ? grouped(value.toFixed(2)) : (value ?? '');

/** Returns whether the field can hold a value: a typed text, or an amount that the control can show. */
export const isTypedAmount = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'number' && typedAmount(amountText(value)) === value);

/**
 * Returns the control's text after an edit. An amount is grouped while it is typed; a whole amount that was inserted at
 * once is shown as it was understood; everything else stays as it is. `data` is the inserted text, null where the
 * browser does not report it.
 */
export function editedAmount(before: MoneyText, edited: string, data: string | null): MoneyText {
  const inserted = data ?? insertedText(before.text, edited);
  // The commas of a grouped amount are the field's own; those of an inserted text are not.
  const isOwnGrouping = SHOWN.test(before.text) && !inserted.includes(',');
  const plain = isOwnGrouping ? edited.replaceAll(',', '') : edited;
  if (PLAIN.test(plain)) return withText(before, grouped(plain));
  if (inserted === ',') return afterComma(before, edited);
  const amount = inserted.length > 1 ? amountIn(edited) : undefined;
  return withText(before, amount === undefined ? edited : grouped(String(amount)));
}

const withText = ({ isGroupedByHand }: MoneyText, text: string): MoneyText => ({
  text,
  isGroupedByHand: isGroupedByHand && text.includes(','),
});

/** Some phone keypads have a comma but no point: behind an amount that the field has grouped, it is a decimal point. */
function afterComma(before: MoneyText, edited: string): MoneyText {
  const isDecimal = before.text.includes(',') && !before.isGroupedByHand && edited === `${before.text},`;
  return isDecimal ? { text: `${before.text}.`, isGroupedByHand: false } : { text: edited, isGroupedByHand: true };
}

/** Returns what an edit has put between the unchanged beginning and the unchanged end. */
function insertedText(before: string, edited: string): string {
  let start = 0;
  while (start < before.length && before[start] === edited[start]) start += 1;
  const [removed, added] = [before.slice(start), edited.slice(start)];
  let kept = 0;
  while (kept < Math.min(removed.length, added.length) && removed.at(-1 - kept) === added.at(-1 - kept)) kept += 1;
  return added.slice(0, added.length - kept);
}

/**
 * Returns where the caret belongs after the field has moved its commas: before the same digit. Beside a comma it is before
 * it, and behind it when the edit has deleted forwards, so that the same key pressed again reaches the next digit.
 */
export function caretAfter(edited: string, caret: number, text: string, { isForward = false } = {}): number {
  const digits = edited.slice(caret).replaceAll(',', '').length;
  let position = text.length;
  for (let passed = 0; passed < digits; position -= 1) if (text[position - 1] !== ',') passed += 1;
  return !isForward && text[position - 1] === ',' ? position - 1 : position;
}
