import circleHalf from '@phosphor-icons/core/assets/regular/circle-half.svg';
import moon from '@phosphor-icons/core/assets/regular/moon.svg';
import sun from '@phosphor-icons/core/assets/regular/sun.svg';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { Icon } from '#kit/art/Icon.tsx';
import type { Scheme } from '../protocol.ts';
import { Choice } from './Choice.tsx';

/** Choice of a colour scheme: light, dark, or the system's. */
export function SchemeChoice({
  label,
  value,
  onChoose,
}: {
  label: string;
  value: Scheme;
  onChoose: (scheme: Scheme) => void;
}) {
  return (
    <Choice
      label={label}
      value={value}
      options={[
        ['light', <NamedIcon key="light" icon={sun} name={consoleTexts.light} />],
        ['dark', <NamedIcon key="dark" icon={moon} name={consoleTexts.dark} />],
        ['system', <NamedIcon key="system" icon={circleHalf} name={consoleTexts.asTheDevice} />],
      ]}
      onChoose={onChoose}
    />
  );
}

const NamedIcon = ({ icon, name }: { icon: string; name: string }) => (
  <>
    <Icon of={icon} size={18} />
    <span className="visually-hidden">{name}</span>
  </>
);
