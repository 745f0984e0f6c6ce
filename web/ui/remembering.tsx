/**
 * A validator that is asked once for each value: final-form runs the validators of all fields on a change of any, so
 * one that asks the server would ask on every key typed elsewhere (dependencies §7). An answer that was overtaken by a
 * newer value is let go as if there were nothing to say, so that no submit waits for it.
 */
export function remembering<Value, Word>(
  ask: (value: Value, all: never) => Word | undefined | Promise<Word | undefined>,
  tell: (word: Word) => string,
) {
  let last: { value: Value; answer: string | undefined | Promise<string | undefined>; release: () => void } | undefined;
  const told = (word: Word | undefined) => (word === undefined ? undefined : tell(word));

  return (value: Value, all: object): string | undefined | Promise<string | undefined> => {
    if (last && Object.is(last.value, value)) return last.answer;
    last?.release();
    const word = ask(value, all as never);
    if (!(word instanceof Promise)) {
      last = { value, answer: told(word), release: () => {} };
      return last.answer;
    }
    let release = () => {};
    const released = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined);
    });
    // One that could not be asked says nothing: the server looks at it again when the form is sent.
    const answer = Promise.race([word.then(told, () => undefined), released]);
    last = { value, answer, release };
    return answer;
  };
}
