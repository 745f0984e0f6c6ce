import { useSelector } from 'react-redux';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { numberOf, steps } from '../../script/steps.ts';
import { usePhoneCaseFile } from '../case-file/usePhoneCaseFile.ts';
import { selectOwnerId, selectPhoneLocation, selectTechnicalTab, technicalTabChosen } from '../consoleSlice.ts';
import { DecisionList } from '../decisions/DecisionList.tsx';
import { Messages } from '../inbox/Messages.tsx';
import { useSignInPersona } from '../personas/useSignInPersona.ts';
import { useStep } from '../script/currentStep.ts';
import { useStepTarget } from '../script/useStepTarget.ts';
import { useConsoleDispatch } from '../store.ts';
import { useGetTalkQuery } from '../talk/talkSlice.ts';
import { useListedOwner } from '../talk/useListedOwner.ts';
import { useReplaceData } from '../talk/useReplaceData.ts';
import { useShowTalk } from '../talk/useShowTalk.ts';
import { Technical } from '../technical/Technical.tsx';
import styles from './Side.module.css';

/** Messages and decisions of the talk's owner; over them "Técnico", while it is open. */
export function Side() {
  const owner = useListedOwner();
  const step = useStep();
  const { message, decision } = useStepTarget(step);
  const isTechnicalOpen = useSelector(selectTechnicalTab) !== null;
  const first = steps.find(({ action }) => action.type === 'transitions');
  const isVisitor = useSelector(selectPhoneLocation)?.owner_id === null;
  const hasNoApplication = usePhoneCaseFile()?.applications.length === 0;
  const emptyText =
    first && (isVisitor || hasNoApplication)
      ? scriptTexts.firstDecisionIsAt({ number: numberOf(first) })
      : scriptTexts.nothingToDecide;
  return (
    <div className={styles.side}>
      <div className={styles.lists} inert={isTechnicalOpen}>
        <Messages owner={owner} lit={message?.id} />
        <DecisionList owner={owner} lit={decision} emptyText={emptyText} />
      </div>
      <TechnicalPanel />
    </div>
  );
}

function TechnicalPanel() {
  const dispatch = useConsoleDispatch();
  const tab = useSelector(selectTechnicalTab);
  const phoneOwnerId = useSelector(selectOwnerId);
  const talkOwnerId = useGetTalkQuery().data?.owner_id ?? null;
  const signIn = useSignInPersona();
  const showTalk = useShowTalk();
  const replaceData = useReplaceData();
  if (tab === null) return null;
  const close = () => {
    dispatch(technicalTabChosen(null));
    document.getElementById('open-technical')?.focus();
  };
  return (
    <div className={styles.technical}>
      <Technical
        tab={tab}
        onTab={(chosen) => dispatch(technicalTabChosen(chosen))}
        onClose={close}
        ownerId={phoneOwnerId ?? talkOwnerId}
        onEnterPersona={({ key }) => signIn(key)}
        onRestore={(restore) =>
          replaceData(async () => {
            await restore();
            await showTalk();
          })
        }
      />
    </div>
  );
}
