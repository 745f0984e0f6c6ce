import { Icon } from '#kit/art/Icon.tsx';
import type { Scheme } from '../../protocol.ts';
import { Choice } from '../Choice.tsx';
import { schemeOptions } from './schemeOptions.ts';

type SchemeChoiceProps = { label: string; value: Scheme; onChoose: (scheme: Scheme) => void };

/** Choice of a colour scheme: light, dark, or the system's. */
export const SchemeChoice = ({ label, value, onChoose }: SchemeChoiceProps) => (
  <Choice
    label={label}
    value={value}
    options={schemeOptions.map(({ scheme, icon, name }) => [
      scheme,
      <NamedIcon key={scheme} icon={icon} name={name} />,
    ])}
    onChoose={onChoose}
  />
);

const NamedIcon = ({ icon, name }: { icon: string; name: string }) => (
  <>
    <Icon of={icon} size={18} />
    <span className="visually-hidden">{name}</span>
  </>
);
