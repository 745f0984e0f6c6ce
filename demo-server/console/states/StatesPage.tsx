import squaresFourFill from '@phosphor-icons/core/assets/fill/squares-four-fill.svg';
import arrowLeft from '@phosphor-icons/core/assets/regular/arrow-left.svg';
import { useMemo } from 'react';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import * as stateTexts from '#i18n/es-MX/demo/states';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { Icon } from '#kit/art/Icon.tsx';
import { catalogue } from '../../states/catalogue.ts';
import consoleStyles from '../Console.module.css';
import { actionClass } from '../kit/ActionButton.tsx';
import { ListPanel } from '../kit/ListPanel.tsx';
import { Notice } from '../kit/Notice.tsx';
import doorwayStyles from '../phone-frame/Doorway.module.css';
import { PhoneFrame } from '../phone-frame/PhoneFrame.tsx';
import { PhoneContext } from '../phone-frame/phoneContext.ts';
import { usePhoneFrame } from '../phone-frame/usePhoneFrame.ts';
import { StateRow } from './StateRow.tsx';
import styles from './StatesPage.module.css';
import { useChosenState } from './useChosenState.ts';
import { useLiveState } from './useLiveState.ts';
import { useMediaQuery, WIDE } from './useMediaQuery.ts';

const rows = catalogue.flatMap(({ screen, title, states }) =>
  states.map((listed) => ({ listed, screen: title, path: screen.path.replace(/\?.*/, '') })),
);

/** The page with every screen of the app in every state: a list with a search, and the chosen state live on the phone. */
export function StatesPage() {
  const isWide = useMediaQuery(WIDE);
  const { phone, page, frame, handleLoad } = usePhoneFrame();
  const [chosen, choose] = useChosenState();
  const { progress, frameName, restart } = useLiveState(phone, frame, isWide ? chosen : '');
  const phoneOfState = useMemo(() => ({ ...phone, reload: restart }), [phone, restart]);
  return (
    <PhoneContext.Provider value={phoneOfState}>
      <div className={consoleStyles.stage} data-part="script">
        {isWide && (
          <aside className={doorwayStyles.doorway} aria-label={consoleTexts.thePhone}>
            <PhoneFrame page={page} frame={frame} name={frameName} onLoad={handleLoad} />
          </aside>
        )}
        <main className={consoleStyles.console}>
          <div className={styles.card}>
            <ListPanel
              heading={{
                id: 'all-states',
                title: technicalTexts.tabs.states,
                icon: squaresFourFill,
                action: <BackToTalk />,
              }}
              items={rows}
              keyOf={({ listed }) => listed.key}
              textOf={({ listed, screen, path }) =>
                `${listed.title} ${screen} ${path} ${stateTexts.kinds[listed.kind]}`
              }
              filter={{
                label: stateTexts.whichScreen,
                options: [['', stateTexts.allScreens], ...catalogue.map(({ title }) => [title, title] as const)],
                matches: ({ screen }, wanted) => wanted === '' || screen === wanted,
              }}
              empty={technicalTexts.nothingFound}
              current={chosen}
              before={!isWide && <p>{stateTexts.needsWiderPage}</p>}
            >
              {({ listed, screen, path }) => (
                <StateRow
                  title={listed.title}
                  kind={listed.kind}
                  screen={screen}
                  path={path}
                  progress={isWide && listed.key === chosen ? progress : undefined}
                  onChoose={() => choose(listed.key)}
                  onRetry={restart}
                />
              )}
            </ListPanel>
          </div>
        </main>
      </div>
      <Notice />
    </PhoneContext.Provider>
  );
}

const BackToTalk = () => (
  <a className={actionClass('plain')} href="/demo">
    <Icon of={arrowLeft} size={18} />
    {stateTexts.backToTalk}
  </a>
);
