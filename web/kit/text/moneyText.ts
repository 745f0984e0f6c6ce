/** Digits before the decimal point that a rent can have; more is a slip of the finger. */
const WHOLE_DIGITS = 9;
/** Digits of a group: `'18,500'` is no decimal. */
const GROUP = 3;

const wholeOf = (amount: string): string => amount.split('.')[0] ?? '';

/** Whether a typed amount, without grouping, still fits. */
export const isWritable = (amount: string): boolean => wholeOf(amount).length <= WHOLE_DIGITS;

/**
 * The amount in a pasted text, as the control can read it, cut to two decimals: `'$18 500.50 MXN'` → `'18500.50'`,
 * `'20.000,50'` → `'20000.50'`. Undefined when there is none, or when it is not clear which one.
 */
export function amountIn(clip: string): string | undefined {
  const found = /\.?\d[\d.,]*(?:\s\d{3}(?!\d)[\d.,]*)*/
    .exec(clip)?.[0]
    .replace(/\s/g, '')
    .replace(/[.,]+$/, '');
  const amount = found === undefined ? undefined : withoutGroups(found);
  return amount !== undefined && isWritable(amount) ? cut(amount) : undefined;
}

/** A number with at most a decimal point; a comma is one where it cannot be grouping. */
function withoutGroups(number: string): string | undefined {
  if (isGrouped(number, ',') || /^\d{1,3}(?:\.\d{3}){2,}$/.test(number)) return number.replace(/[.,]/g, '');
  const [, whole = '', mark = '', decimals = ''] = /^(.*?)(?:([.,])(\d*))?$/.exec(number) ?? [];
  const isClear = /^\d*$/.test(whole)
    ? mark !== ',' || decimals.length < GROUP
    : isGrouped(whole, mark === ',' ? '.' : ',');
  return isClear ? `${whole.replace(/[.,]/g, '')}${mark && '.'}${decimals}` : undefined;
}

const isGrouped = (number: string, mark: '.' | ','): boolean => {
  const [first = '', ...groups] = number.split(mark);
  return groups.length > 0 && /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
};

const cut = (amount: string): string => /^\d*(?:\.\d{0,2})?/.exec(amount)?.[0] ?? '';

/**
 * The text of a control into which a decimal comma was just typed or filled in, with a point instead: `'20,000,'` →
 * `'20,000.'`. Undefined when its last comma is grouping, or there is none.
 */
export function withDecimalPoint(shown: string): string | undefined {
  const [, whole = '', decimals = ''] = /^([\d.,]*),(\d{0,2})$/.exec(shown) ?? [];
  const isWhole = /^[\d,]+$/.test(whole) || isGrouped(whole, '.');
  return isWhole ? `${whole.replace(/\./g, '')}.${decimals}` : undefined;
}

/** Whether a comma typed behind this amount may turn out to be grouping, once three digits have followed it. */
export const mayBeGrouped = (amount: string, isGroupedByHand: boolean): boolean =>
  isGroupedByHand || wholeOf(amount).length <= GROUP;

/** The amount whose point was typed as a comma, when a whole group of digits has followed it: `'15.000'` → `'15000'`. */
export const groupedByComma = (amount: string): string | undefined =>
  (amount.split('.')[1] ?? '').length === GROUP ? amount.replace('.', '') : undefined;

/** The pesos of a typed amount, cut to two decimals as the control does; undefined while no digit is there. */
export function amountOf(text: string): number | undefined {
  const [whole = '', decimals = ''] = text.split('.');
  return whole === '' && decimals === '' ? undefined : Number(`${whole || '0'}.${decimals.slice(0, 2) || '0'}`);
}
