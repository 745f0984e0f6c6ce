import { useMemo, useRef, useState } from 'react';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import * as stateTexts from '#i18n/es-MX/demo/states';
import { catalogue } from '../../states/catalogue.ts';
import type { StateKind } from '../../states/stateKinds.ts';
import consoleStyles from '../Console.module.css';
import { Choice } from '../kit/Choice.tsx';
import { Notice } from '../kit/Notice.tsx';
import doorwayStyles from '../phone-frame/Doorway.module.css';
import { PhoneFrame } from '../phone-frame/PhoneFrame.tsx';
import { PhoneContext } from '../phone-frame/phoneContext.ts';
import { usePhoneFrame } from '../phone-frame/usePhoneFrame.ts';
import { Address } from './Address.tsx';
import { ScreenList } from './ScreenList.tsx';
import { SearchHeader } from './SearchHeader.tsx';
import { StateList } from './StateList.tsx';
import styles from './StatesPage.module.css';
import { searchStates } from './searchStates.ts';
import { useChosenState } from './useChosenState.ts';
import { useLiveState } from './useLiveState.ts';
import { useMediaQuery, WIDE } from './useMediaQuery.ts';
import { useStateKeys } from './useStateKeys.ts';

const ALL_COUNT = catalogue.flatMap(({ states }) => states).length;
const kindOptions = [
  ['all', stateTexts.allKinds],
  ...(Object.entries(stateTexts.kinds) as [StateKind, string][]),
] as const;

/** The page with every screen of the app in every state: lists with a search, and the chosen state live on the phone. */
export function StatesPage() {
  const isWide = useMediaQuery(WIDE);
  const { phone, page, frame, handleLoad } = usePhoneFrame();
  const [chosen, choose] = useChosenState();
  const { progress, frameName, restart } = useLiveState(phone, frame, isWide ? chosen : '');
  const phoneOfState = useMemo(() => ({ ...phone, reload: restart }), [phone, restart]);
  const [text, setText] = useState('');
  const [kind, setKind] = useState<StateKind | 'all'>('all');
  const search = useRef<HTMLInputElement>(null);
  const hits = useMemo(() => searchStates(catalogue, text, kind), [text, kind]);
  const isSearching = text.trim() !== '' || kind !== 'all';
  const shown = hits.filter(({ states }) =>
    isSearching ? states.length > 0 : states.some(({ key }) => key === chosen),
  );
  const keys = shown.flatMap(({ states }) => states.map(({ key }) => key));
  useStateKeys(search, keys, chosen, choose);
  const clear = () => {
    setText('');
    setKind('all');
  };
  return (
    <PhoneContext.Provider value={phoneOfState}>
      <div className={consoleStyles.stage} data-part="script">
        {isWide && (
          <aside className={doorwayStyles.doorway} aria-label={consoleTexts.thePhone}>
            <PhoneFrame page={page} frame={frame} name={frameName} onLoad={handleLoad} />
          </aside>
        )}
        <main className={consoleStyles.console}>
          <SearchHeader
            search={search}
            text={text}
            found={hits.reduce((sum, { states }) => sum + states.length, 0)}
            all={ALL_COUNT}
            onChange={setText}
          />
          <div className={styles.tools}>
            <Choice label={stateTexts.kindOfState} value={kind} options={kindOptions} onChoose={setKind} />
            <Address stateKey={chosen} />
          </div>
          {!isWide && <p>{stateTexts.needsWiderPage}</p>}
          <div className={styles.lists}>
            <ScreenList hits={hits} chosen={chosen} isSearching={isSearching} onChoose={choose} onClear={clear} />
            <StateList
              shown={shown}
              chosen={chosen}
              text={text.trim()}
              kind={kind}
              progress={isWide ? progress : null}
              onChoose={choose}
              onClear={isSearching ? clear : undefined}
              onRetry={restart}
            />
          </div>
        </main>
      </div>
      <Notice />
    </PhoneContext.Provider>
  );
}
