import { useSelector } from 'react-redux';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { copyText } from '#kit/display/CopyRow.tsx';
import { useGetClockQuery } from '../clock/clockSlice.ts';
import { selectOwnerId, selectPhoneLocation } from '../consoleSlice.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Hint } from '../kit/Panel.tsx';
import { useShowNotice } from '../kit/useAction.ts';
import { useListPersonasQuery } from '../personas/personasSlice.ts';
import { linkUrl } from './linkTarget.ts';

/** Button that copies a link to the persona on the phone, at this screen and this time. */
export function PersonaLink() {
  const ownerId = useSelector(selectOwnerId);
  const phoneLocation = useSelector(selectPhoneLocation);
  const { data: personas = [] } = useListPersonasQuery();
  const { data: clock } = useGetClockQuery();
  const showNotice = useShowNotice();
  // Only ready-made personas: the link resets the demo, which removes all other owners.
  const persona = personas.find(({ id, key, like }) => id === ownerId && key === like);
  if (!persona || !clock) return <Hint>{consoleTexts.signInToCopyLink}</Hint>;
  const copy = async () => {
    const address = linkUrl(location.origin, {
      persona: persona.key,
      path: phoneLocation?.path ?? '/home',
      now: clock.now,
    });
    const isCopied = await copyText(address);
    showNotice(isCopied ? consoleTexts.linkCopied : address, !isCopied);
  };
  return <ActionButton onPress={copy}>{consoleTexts.copyLinkTo({ name: persona.name })}</ActionButton>;
}
