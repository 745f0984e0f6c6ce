/** Something unusual that is on, and how to end it. */
export type Badge = {
  readonly key: string;
  readonly text: string;
  /** Shorter text where the bar is narrow. */
  readonly short?: string;
  readonly icon: string;
  readonly kind: 'danger' | 'warning' | 'info';
  readonly end: () => unknown;
};
