export const oldestBrowsers: {
  readonly ios: string;
  readonly safari: string;
  readonly chrome: string;
  readonly firefox: string;
};
export const GUARD_SYNTAX: string;
