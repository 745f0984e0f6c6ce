import arrowSquareOut from '@phosphor-icons/core/assets/regular/arrow-square-out.svg';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { Icon } from '#kit/art/Icon.tsx';
import { STATES_PATH } from '../../states/statesPath.ts';
import { actionClass } from '../kit/ActionButton.tsx';
import styles from './Technical.module.css';

const pages = {
  states: { text: technicalTexts.statesAre, links: [[technicalTexts.openStates, STATES_PATH]] },
  data: {
    text: technicalTexts.dataAre,
    links: [
      [technicalTexts.openApi, '/demo/api'],
      [technicalTexts.openTables, '/demo/db'],
    ],
  },
} as const;

/** What has pages of its own: the states of all screens, and the data. */
export const OwnPages = ({ of }: { of: keyof typeof pages }) => (
  <>
    <p className={styles.text}>{pages[of].text}</p>
    {pages[of].links.map(([label, path]) => (
      <a key={path} className={actionClass('plain')} href={path} target="_blank" rel="noopener">
        {label}
        <Icon of={arrowSquareOut} size={18} />
      </a>
    ))}
  </>
);
