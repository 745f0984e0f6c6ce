import { useEffect } from 'react';
import styles from './Console.module.css';
import { followServer } from './followServer.ts';
import { Confirmation } from './kit/confirm/Confirmation.tsx';
import { Notice } from './kit/Notice.tsx';
import { Header } from './layout/Header.tsx';
import { SectionBar } from './layout/SectionBar.tsx';
import { useMediaQuery, WIDE } from './layout/useMediaQuery.ts';
import { Workspace } from './layout/Workspace.tsx';
import { PhoneFrame } from './phone-frame/PhoneFrame.tsx';
import { PhoneContext } from './phone-frame/phoneContext.ts';
import { useOperatorInput } from './phone-frame/useOperatorInput.ts';
import { usePhoneFrame } from './phone-frame/usePhoneFrame.ts';
import { useNoteStepsOnPhone } from './script/closing/useNoteShownStep.ts';
import { PlaceSyncContext } from './script/place/placeSyncContext.ts';
import { useFollowReplacedData } from './script/place/useFollowReplacedData.ts';
import { useKeepPlace } from './script/place/useKeepPlace.ts';
import { useOpenAtPlace } from './script/place/useOpenAtPlace.ts';
import { OpenLinkedPersona } from './snapshots/OpenLinkedPersona.tsx';
import { useConsoleStore } from './store.ts';

/** The operator's page: the real app in a phone frame, and sections that show and change the demo server's state. */
export function Console() {
  const isWide = useMediaQuery(WIDE);
  const { phone, page, frame, handleLoad } = usePhoneFrame(isWide);
  const store = useConsoleStore();
  useOpenAtPlace(phone);
  const sync = useKeepPlace(phone);
  useNoteStepsOnPhone();
  const followReplacedData = useFollowReplacedData(phone, sync);
  const listenInFrame = useOperatorInput(frame, sync.markUsed);
  const handlePhoneLoad = () => {
    listenInFrame();
    handleLoad();
  };
  useEffect(
    () =>
      followServer(store, {
        onOwnerDataChanged: () => phone.send({ kind: 'refetch' }),
        onDataReplaced: () => void followReplacedData(),
        onFaultEnded: () => phone.send({ kind: 'retry' }),
        onPlaceChanged: () => void sync.follow(),
      }),
    [store, phone, sync, followReplacedData],
  );
  return (
    <PhoneContext.Provider value={phone}>
      <PlaceSyncContext.Provider value={sync}>
        <div className={styles.console}>
          {isWide && <PhoneFrame page={page} frame={frame} onLoad={handlePhoneLoad} />}
          <div className={styles.panel}>
            <Header />
            <SectionBar />
            <Workspace />
          </div>
        </div>
        <OpenLinkedPersona />
        <Confirmation />
        <Notice />
      </PlaceSyncContext.Provider>
    </PhoneContext.Provider>
  );
}
