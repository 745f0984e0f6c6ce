type Options = {
  /**
   * Whether the form may be sent unchecked, as a draft may: then no submit waits for the check; a known result counts.
   */
  maySkipCheck?: (() => boolean) | undefined;
  /** Returns the error when the check itself failed. None by default: the server checks the value again. */
  errorWhenCheckFails?: ((reason: unknown) => string | undefined) | undefined;
};

/**
 * Returns a validator that checks each value only once. final-form runs the validators of all fields whenever any value
 * changes, so a validator that calls the server would call it on every key typed in another field. When a newer value
 * arrives, the pending check of the older one resolves to undefined, so that no submit waits for it.
 *
 * `validate` returns a message, or undefined for a valid value; `toText` turns the message into the text to show.
 */
export function memoizeValidator<Value, Message>(
  validate: (value: Value, allValues: never) => Message | undefined | Promise<Message | undefined>,
  toText: (message: Message) => string,
  { maySkipCheck = () => false, errorWhenCheckFails = () => undefined }: Options = {},
) {
  type Result = string | undefined | Promise<string | undefined>;
  type Check = { value: Value; result: Result; state: 'decided' | 'pending' | 'released'; release: () => void };
  let last: Check | undefined;
  const optionalText = (message: Message | undefined) => (message === undefined ? undefined : toText(message));

  function startCheck(value: Value, allValues: object): Result {
    last?.release();
    const message = validate(value, allValues as never);
    if (!(message instanceof Promise)) {
      last = { value, result: optionalText(message), state: 'decided', release: () => {} };
      return last.result;
    }
    let release = () => {};
    const released = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined);
    });
    const decided = message.then((resolved) => {
      pending.state = 'decided';
      return optionalText(resolved);
    }, errorWhenCheckFails);
    const pending: Check = { value, result: Promise.race([decided, released]), state: 'pending', release };
    last = pending;
    return pending.result;
  }

  return (value: Value, allValues: object): Result => {
    if (!last || !Object.is(last.value, value)) return startCheck(value, allValues);
    if (last.state !== 'decided' && maySkipCheck()) {
      last.state = 'released';
      last.release();
      return undefined;
    }
    return last.state === 'released' ? startCheck(value, allValues) : last.result;
  };
}
