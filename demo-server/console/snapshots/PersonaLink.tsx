import { useSelector } from 'react-redux';
import { copyText } from '#kit/display/CopyRow.tsx';
import { useGetClockQuery } from '../clock/clockSlice.ts';
import { selectAt, selectOwnerId } from '../consoleSlice.ts';
import { t } from '../consoleTexts.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Hint } from '../kit/Panel.tsx';
import { useReport } from '../kit/useAction.ts';
import { useListPersonasQuery } from '../personas/personasSlice.ts';
import { personaPointAddress } from './personaPoint.ts';

/** A link that brings whoever is on the phone back to where she is, at this hour (ux O9). */
export function PersonaLink() {
  const ownerId = useSelector(selectOwnerId);
  const at = useSelector(selectAt);
  const { data: personas = [] } = useListPersonasQuery();
  const { data: clock } = useGetClockQuery();
  const say = useReport();
  // Whoever was made or registered since is gone after the reset that such a link begins with.
  const persona = personas.find(({ id, key, like }) => id === ownerId && key === like);
  if (!persona || !clock) return <Hint>{t('Sign in one of the twelve to copy a link to where she is.')}</Hint>;
  const copy = async () => {
    const address = personaPointAddress(location.origin, {
      persona: persona.key,
      path: at?.path ?? '/home',
      now: clock.now,
    });
    say((await copyText(address)) ? t('The link is copied.') : address);
  };
  return (
    <ActionButton onPress={copy}>
      {t('Copy a link to {name}, this screen and this hour', { name: persona.name })}
    </ActionButton>
  );
}
