import plus from '@phosphor-icons/core/assets/bold/plus-bold.svg';
import deviceMobile from '@phosphor-icons/core/assets/regular/device-mobile.svg';
import { useState } from 'react';
import * as closingTexts from '#i18n/es-MX/demo/closing';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { BUREAU_PERSONA, type Step, steps } from '../../../script/steps.ts';
import { useGetCaseFileQuery } from '../../case-file/caseFileSlice.ts';
import { closingToggled } from '../../consoleSlice.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { useListPersonasQuery } from '../../personas/personasSlice.ts';
import { useConsoleDispatch } from '../../store.ts';
import { NewTalkDialog } from '../../talk/NewTalkDialog.tsx';
import { useGetTalkQuery } from '../../talk/talkSlice.ts';
import { useGoToStep } from '../../talk/useGoToStep.ts';
import { useShowTalk } from '../../talk/useShowTalk.ts';
import { useTalkName, useTalkOwner } from '../../talk/useTalkOwner.ts';
import styles from './Closing.module.css';
import { closingRows } from './closingRows.ts';

/** The end of a talk: what its data show, the steps that answer what prospects ask most, and how it goes on. */
export function Closing() {
  const name = useTalkName()?.name;
  const { data: talk } = useGetTalkQuery();
  const owner = useTalkOwner();
  const isLoading = talk === undefined || (talk !== null && talk.owner_id !== null && owner === undefined);
  const rows = closingRows(owner, useRejected());
  return (
    <section className={styles.closing} aria-label={closingTexts.talkIsOver} tabIndex={-1}>
      <p className={styles.over}>{closingTexts.talkIsOver}</p>
      {!isLoading && (
        <h2 className={styles.title}>
          {rows.length === 0 || name === undefined ? closingTexts.nothingToTell : closingTexts.whatTheySaw({ name })}
        </h2>
      )}
      <ul className={styles.rows}>
        {rows.map(({ figure, unit, title, text }) => (
          <li key={title} className={styles.row}>
            <p className={styles.figure}>
              {figure} {unit !== undefined && <small>{unit}</small>}
            </p>
            <div>
              <h3 className={styles.what}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Questions />
      <HowItGoesOn name={name} />
    </section>
  );
}

/** Returns the file of the other person whom the bureau has rejected, when the phone has shown it in this talk. */
function useRejected() {
  const sawIt = useGetTalkQuery().data?.saw_bureau_no === true;
  const id = useListPersonasQuery().data?.find(({ key }) => key === BUREAU_PERSONA)?.id;
  return useGetCaseFileQuery(id ?? '', { skip: id === undefined || !sawIt }).currentData;
}

const questions = steps.flatMap((step): { step: Step; text: string }[] => {
  const texts: Partial<Readonly<Record<Step['id'], string>>> = closingTexts.questions;
  const text = texts[step.id];
  return text === undefined ? [] : [{ step, text }];
});

function Questions() {
  const { goToStep } = useGoToStep();
  return (
    <p className={styles.questions}>
      {closingTexts.anyQuestion}
      {questions.map(({ step, text }) => (
        <ActionButton key={step.id} kind="plain" onPress={() => goToStep(step)}>
          {text}
        </ActionButton>
      ))}
    </p>
  );
}

function HowItGoesOn({ name }: { name: string | undefined }) {
  const dispatch = useConsoleDispatch();
  const showTalk = useShowTalk();
  const [isOpen, setOpen] = useState(false);
  const goOn = async () => {
    await showTalk();
    dispatch(closingToggled(false));
  };
  return (
    <div className={styles.buttons}>
      <ActionButton kind="main" icon={deviceMobile} onPress={goOn}>
        {name === undefined ? closingTexts.goOn : closingTexts.goOnWith({ name })}
      </ActionButton>
      <ActionButton icon={plus} onPress={() => setOpen(true)}>
        {scriptTexts.newTalk}
      </ActionButton>
      {isOpen && <NewTalkDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
