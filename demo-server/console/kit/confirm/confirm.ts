/** What a dialog asks before data are lost. */
export type Question = {
  readonly title: string;
  readonly text: string;
  /** Label of the button that confirms. */
  readonly action: string;
};

type Asked = { readonly question: Question; readonly answer: (isConfirmed: boolean) => void };

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function setAsked(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Asks in a dialog of the page (`Confirmation.tsx`), and resolves to whether the operator has confirmed. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    asked?.answer(false);
    setAsked({
      question,
      answer: (isConfirmed) => {
        setAsked(null);
        resolve(isConfirmed);
      },
    });
  });

/** Returns the question that is open; null while there is none. */
export const askedNow = (): Asked | null => asked;

/** Calls the listener when a question opens or closes. Returns a function that stops it. */
export function onAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
