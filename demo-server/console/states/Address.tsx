import copy from '@phosphor-icons/core/assets/regular/copy.svg';
import link from '@phosphor-icons/core/assets/regular/link.svg';
import * as stateTexts from '#i18n/es-MX/demo/states';
import { Icon } from '#kit/art/Icon.tsx';
import { STATES_PATH } from '../../states/statesPath.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { OperatorError } from '../kit/OperatorError.ts';
import { useShowNotice } from '../kit/useAction.ts';
import styles from './StatesPage.module.css';

/** Address of the chosen state, and the button that copies it. */
export function Address({ stateKey }: { stateKey: string }) {
  const showNotice = useShowNotice();
  const path = `${STATES_PATH}/${stateKey}`;
  const copyAddress = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${path}`);
    } catch {
      // The browser forbids it, as on a page without https.
      throw new OperatorError(stateTexts.couldNotCopy);
    }
    showNotice(stateTexts.addressCopied);
  };
  return (
    <p className={styles.address}>
      <Icon of={link} size={18} />
      <span className={styles.path} title={path}>
        {path}
      </span>
      <ActionButton icon={copy} onPress={copyAddress}>
        {stateTexts.copyAddress}
      </ActionButton>
    </p>
  );
}
