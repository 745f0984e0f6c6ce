/** The most digits that a rent can have before the decimal point; more are a typing error. */
const MAX_WHOLE_DIGITS = 9;
/** Digits of a thousands group: the comma of `'18,500'` is not a decimal point. */
const GROUP_DIGITS = 3;

const wholePart = (amount: string): string => amount.split('.')[0] ?? '';

/** Returns whether a typed amount, without group separators, is short enough. */
export const fitsMoneyField = (amount: string): boolean => wholePart(amount).length <= MAX_WHOLE_DIGITS;

/**
 * Returns the amount in a pasted text, cut to two decimals: `'$18 500.50 MXN'` → `'18500.50'`, `'20.000,50'` →
 * `'20000.50'`. Undefined when there is none or it is ambiguous.
 */
export function pastedAmount(clip: string): string | undefined {
  const found = /\.?\d[\d.,]*(?:\s\d{3}(?!\d)[\d.,]*)*/
    .exec(clip)?.[0]
    .replace(/\s/g, '')
    .replace(/[.,]+$/, '');
  const amount = found === undefined ? undefined : withoutGroups(found);
  return amount !== undefined && fitsMoneyField(amount) ? cutToCents(amount) : undefined;
}

/** Returns a number with a decimal point at most. A comma counts as one where it cannot separate groups. */
function withoutGroups(number: string): string | undefined {
  if (isGrouped(number, ',') || /^\d{1,3}(?:\.\d{3}){2,}$/.test(number)) return number.replace(/[.,]/g, '');
  const [, whole = '', mark = '', decimals = ''] = /^(.*?)(?:([.,])(\d*))?$/.exec(number) ?? [];
  const isUnambiguous = /^\d*$/.test(whole)
    ? mark !== ',' || decimals.length < GROUP_DIGITS
    : isGrouped(whole, mark === ',' ? '.' : ',');
  return isUnambiguous ? `${whole.replace(/[.,]/g, '')}${mark && '.'}${decimals}` : undefined;
}

const isGrouped = (number: string, mark: '.' | ','): boolean => {
  const [first = '', ...groups] = number.split(mark);
  return groups.length > 0 && /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
};

const cutToCents = (amount: string): string => /^\d*(?:\.\d{0,2})?/.exec(amount)?.[0] ?? '';

/**
 * Returns the control's text with its decimal comma replaced by a point: `'20,000,'` → `'20,000.'`. Undefined when the
 * last comma separates groups, or there is none.
 */
export function withDecimalPoint(shown: string): string | undefined {
  const [, whole = '', decimals = ''] = /^([\d.,]*),(\d{0,2})$/.exec(shown) ?? [];
  const isWhole = /^[\d,]+$/.test(whole) || isGrouped(whole, '.');
  return isWhole ? `${whole.replace(/\./g, '')}.${decimals}` : undefined;
}

/**
 * Returns whether a comma typed after this amount may turn out to separate groups, once three digits have followed it.
 */
export const mayBeGrouped = (amount: string, isGroupedByHand: boolean): boolean =>
  isGroupedByHand || wholePart(amount).length <= GROUP_DIGITS;

/** Returns an amount whose comma, read as a point, has turned out to separate groups: `'15.000'` → `'15000'`. */
export const groupedByComma = (amount: string): string | undefined =>
  (amount.split('.')[1] ?? '').length === GROUP_DIGITS ? amount.replace('.', '') : undefined;

/** Returns the pesos of a typed amount, cut to two decimals as the control does; undefined without a digit. */
export function pesosOf(text: string): number | undefined {
  const [whole = '', decimals = ''] = text.split('.');
  return whole === '' && decimals === '' ? undefined : Number(`${whole || '0'}.${decimals.slice(0, 2) || '0'}`);
}
