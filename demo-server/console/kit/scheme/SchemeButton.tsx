import type { Scheme } from '../../protocol.ts';
import { ActionButton } from '../ActionButton.tsx';
import { schemeOptions } from './schemeOptions.ts';

type SchemeButtonProps = { label: string; value: Scheme; onChoose: (scheme: Scheme) => void };

/** Button that goes on to the next colour scheme: light, dark, the system's. It shows the present one. */
export function SchemeButton({ label, value, onChoose }: SchemeButtonProps) {
  const index = schemeOptions.findIndex(({ scheme }) => scheme === value);
  const present = schemeOptions[index];
  const next = schemeOptions[(index + 1) % schemeOptions.length];
  if (!present || !next) return null;
  const name = `${label}: ${present.name}`;
  return (
    <ActionButton kind="plain" icon={present.icon} aria-label={name} title={name} onPress={() => onChoose(next.scheme)}>
      {null}
    </ActionButton>
  );
}
