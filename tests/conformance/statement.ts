/** A statement of the specification, close to its words, and the test that fails when it is no longer true. */
export type Statement = {
  /** Begins with its section: `s2-login-fields`. */
  readonly id: string;
  readonly says: string;
  readonly test: {
    /** From the root. */
    readonly file: string;
    /** `group > test`, `test > step`, or as much of the end of it as no other test of the file has. */
    readonly name: string;
  };
};
