type Options = {
  /** Whether the value may pass unchecked, as in a draft: then nothing waits for the check, and only its verdict counts. */
  isOptional?: (() => boolean) | undefined;
  /** What is wrong with a value that could not be checked. Nothing unless told: the server checks it again. */
  unchecked?: ((reason: unknown) => string | undefined) | undefined;
};

/**
 * A validator that is asked once for each value: final-form runs the validators of all fields on a change of any, so
 * one that asks the server would ask on every key typed elsewhere (dependencies §7). An answer that was overtaken by a
 * newer value is let go as if there were nothing to say, so that no submit waits for it.
 */
export function memoizeValidator<Value, Word>(
  ask: (value: Value, all: never) => Word | undefined | Promise<Word | undefined>,
  tell: (word: Word) => string,
  { isOptional = () => false, unchecked = () => undefined }: Options = {},
) {
  type Answer = string | undefined | Promise<string | undefined>;
  let last: { value: Value; answer: Answer; is: 'decided' | 'asked' | 'released'; release: () => void } | undefined;
  const told = (word: Word | undefined) => (word === undefined ? undefined : tell(word));

  function begin(value: Value, all: object): Answer {
    last?.release();
    const word = ask(value, all as never);
    if (!(word instanceof Promise)) {
      last = { value, answer: told(word), is: 'decided', release: () => {} };
      return last.answer;
    }
    let release = () => {};
    const released = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined);
    });
    const decided = word.then((it) => {
      asked.is = 'decided';
      return told(it);
    }, unchecked);
    const asked: NonNullable<typeof last> = { value, answer: Promise.race([decided, released]), is: 'asked', release };
    last = asked;
    return asked.answer;
  }

  return (value: Value, all: object): Answer => {
    if (!last || !Object.is(last.value, value)) return begin(value, all);
    if (last.is !== 'decided' && isOptional()) {
      last.is = 'released';
      last.release();
      return undefined;
    }
    return last.is === 'released' ? begin(value, all) : last.answer;
  };
}
