import type { Struct } from 'superstruct';

/** What an endpoint expects of its response. Passed to the base query as `extraOptions`. */
export type Expected = {
  readonly shape?: Struct<unknown, unknown>;
  /** A 204 is a success too, because the app uses nothing of the body. */
  readonly mayBeEmpty?: true;
  /** The request is independent of the tab's session: it carries no token, and a 401 does not end the session. */
  readonly withoutSession?: true;
};

/**
 * Returns the `extraOptions` of an endpoint whose response must have a shape: `extraOptions: responseShape(Session)`. A
 * response of another shape becomes the problem `unreadable`, so that no screen meets an unexpected `undefined`.
 */
export const responseShape = <Body, Schema>(shape: Struct<Body, Schema>): Expected => ({
  shape: shape as unknown as Struct<unknown, unknown>,
});
