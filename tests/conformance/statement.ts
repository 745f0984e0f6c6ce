/** A statement of the specification and the test that fails when the product no longer satisfies it. */
export type Statement = {
  /** Unique; begins with the section of the specification: `s2-login-fields`. Comments in the code cite it. */
  readonly id: string;
  /** The statement, close to the words of the specification. */
  readonly says: string;
  readonly test: {
    /** Path from the root of the repository. */
    readonly file: string;
    /** `group > test`, `test > step`, or as much of the end of such a path as is unique in the file. */
    readonly name: string;
  };
};
