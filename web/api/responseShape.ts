import type { Struct } from 'superstruct';

/** What an endpoint expects of its answer. */
export type Expected = {
  readonly shape?: Struct<unknown, unknown>;
  /** The app needs nothing of it: a 204 is a success too. */
  readonly mayBeEmpty?: true;
  /** Made beside the tab's session: its token does not go along, and a 401 does not end it. */
  readonly aside?: true;
};

/**
 * The shape of an endpoint's answer: `extraOptions: received(Session)`. An answer of another shape is `unreadable`,
 * never an `undefined` halfway down a screen.
 */
export const responseShape = <Answer, Schema>(shape: Struct<Answer, Schema>): Expected => ({
  shape: shape as unknown as Struct<unknown, unknown>,
});
