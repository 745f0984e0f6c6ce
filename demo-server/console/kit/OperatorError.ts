/** An error whose message is Spanish and for the operator. */
export class OperatorError extends Error {}
