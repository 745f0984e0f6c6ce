import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import styles from './Console.module.css';
import { selectIsClosingOpen, selectTechnicalTab, selectVisiblePart } from './consoleSlice.ts';
import { followServer } from './followServer.ts';
import { Confirmation } from './kit/confirm/Confirmation.tsx';
import { DrivingContext, useDriving } from './kit/driving.ts';
import { Notice } from './kit/Notice.tsx';
import { Header } from './layout/Header.tsx';
import { PartTabs } from './layout/PartTabs.tsx';
import { Side } from './layout/Side.tsx';
import { Doorway } from './phone-frame/Doorway.tsx';
import { PhoneContext } from './phone-frame/phoneContext.ts';
import { usePhoneFrame } from './phone-frame/usePhoneFrame.ts';
import { Closing } from './script/closing/Closing.tsx';
import { Script } from './script/Script.tsx';
import { isStoredSessionGone, storedOwnerId } from './session.ts';
import { useConsoleStore } from './store.ts';
import { useNoteTalk } from './talk/useNoteTalk.ts';
import { useOpenStage } from './talk/useOpenStage.ts';
import { useShowTalkOn } from './talk/useShowTalk.ts';

/**
 * The stage: the real app in a phone frame, the script of the talk, and the messages and decisions of its owner; what is
 * needed seldom lies behind "Técnico".
 */
export function Console() {
  const { phone, page, frame, handleLoad } = usePhoneFrame();
  const store = useConsoleStore();
  const { isDriving, drive } = useDriving();
  const isClosingOpen = useSelector(selectIsClosingOpen);
  const showTalk = useShowTalkOn(phone);
  const visiblePart = useSelector(selectVisiblePart);
  const isTechnicalOpen = useSelector(selectTechnicalTab) !== null;
  useOpenStage(phone);
  useNoteTalk(isDriving);
  useEffect(
    () =>
      followServer(store, {
        onOwnerDataChanged: () => phone.send({ kind: 'refetch' }),
        onDataReplaced: async () => {
          // Who replaces the data here shows the new place.
          if (phone.isUnloaded()) return;
          // Signed out also by a call that was rejected before. Without the server the phone stays as it is; the header says why.
          if (storedOwnerId() === null || (await isStoredSessionGone())) await showTalk().catch(() => {});
          else phone.send({ kind: 'refetch' });
        },
        onFaultEnded: () => phone.send({ kind: 'retry' }),
      }),
    [store, phone, showTalk],
  );
  return (
    <PhoneContext.Provider value={phone}>
      <DrivingContext.Provider value={isDriving}>
        <div className={styles.stage} data-part={isTechnicalOpen ? 'technical' : visiblePart}>
          <Doorway page={page} frame={frame} onLoad={handleLoad} />
          <div className={styles.console}>
            <Header />
            {isClosingOpen ? (
              <main className={styles.whole}>
                <Closing />
              </main>
            ) : (
              <main className={styles.work}>
                <Script onDrive={drive} />
                <Side />
              </main>
            )}
          </div>
          <PartTabs />
        </div>
        <Confirmation />
        <Notice />
      </DrivingContext.Provider>
    </PhoneContext.Provider>
  );
}
