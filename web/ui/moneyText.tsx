/** Digits before the decimal point that a rent can have; more is a slip of the finger. */
const WHOLE_DIGITS = 9;

/** Whether a typed amount, without grouping, still fits. */
export const isWritable = (amount: string): boolean => (amount.split('.')[0] ?? '').length <= WHOLE_DIGITS;

/** The amount in a pasted text, as the control can read it: `'$18 500.50 MXN'` → `'18500.50'`; undefined when there is none. */
export function amountIn(clip: string): string | undefined {
  const found = /\d[\d,\s\u00a0]*(?:\.\d+)?|\.\d+/.exec(clip)?.[0].replace(/[,\s\u00a0]/g, '');
  return found !== undefined && isWritable(found) ? found : undefined;
}

/** The pesos of a typed amount, cut to two decimals as the control does; undefined while no digit is there. */
export function amountOf(text: string): number | undefined {
  const [whole = '', decimals = ''] = text.split('.');
  return whole === '' && decimals === '' ? undefined : Number(`${whole || '0'}.${decimals.slice(0, 2) || '0'}`);
}
