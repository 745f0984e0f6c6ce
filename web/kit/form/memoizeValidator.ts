/**
 * Returns a validator that checks each value only once. final-form runs the validators of all fields whenever any value
 * changes, so a validator that calls the server would call it on every key typed in another field. When a newer value
 * arrives, the pending check of the older one resolves to undefined, so that no submit waits for it.
 *
 * `validate` returns a message, or undefined for a valid value; `toText` turns the message into the text to show.
 * `errorWhenCheckFails` returns the error when the check itself failed: none by default, since the server checks the
 * value again.
 */
export function memoizeValidator<Value, Message>(
  validate: (value: Value, allValues: never) => Message | undefined | Promise<Message | undefined>,
  toText: (message: Message) => string,
  errorWhenCheckFails: (reason: unknown) => string | undefined = () => undefined,
) {
  type Result = string | undefined | Promise<string | undefined>;
  type Check = { value: Value; result: Result; release: () => void };
  let last: Check | undefined;
  const optionalText = (message: Message | undefined) => (message === undefined ? undefined : toText(message));

  function startCheck(value: Value, allValues: object): Result {
    last?.release();
    const message = validate(value, allValues as never);
    if (!(message instanceof Promise)) {
      last = { value, result: optionalText(message), release: () => {} };
      return last.result;
    }
    let release = () => {};
    const released = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined);
    });
    const decided = message.then(optionalText, errorWhenCheckFails);
    last = { value, result: Promise.race([decided, released]), release };
    return last.result;
  }

  return (value: Value, allValues: object): Result =>
    last && Object.is(last.value, value) ? last.result : startCheck(value, allValues);
}
