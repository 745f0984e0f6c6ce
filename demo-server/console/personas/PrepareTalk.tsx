import { type FormEvent, useId, useRef, useState } from 'react';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { useDialog } from '#kit/dialog/useDialog.ts';
import { numberOfStep } from '../../script/steps.ts';
import type { ConsoleApiError } from '../consoleApi.ts';
import type { PersonaDto, TalkDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useAction } from '../kit/useAction.ts';
import { useTalkPosition } from '../script/place/useTalkPosition.ts';
import styles from './PrepareTalk.module.css';
import { ProspectFields } from './ProspectFields.tsx';
import { TalkPreview } from './TalkPreview.tsx';
import { FROM_THE_START, type PreparedTalk, useChangeProspect, useStartTalk } from './useStartTalk.ts';

const EMPTY: PreparedTalk = {
  like: FROM_THE_START,
  name: '',
  last_name: '',
  rent: 20_000,
  city: 'Ciudad de México',
  term: 6,
  tone: 'person',
};

type PrepareTalkProps = { talk: TalkDto | null; personas: readonly PersonaDto[]; onClose: () => void };

/**
 * "Preparar la plática": dialog with a prospect's names and figures, and how they will read. The script's new owner has
 * them, or an owner who is created in the state of a ready-made persona.
 */
export function PrepareTalk({ talk, personas, onClose }: PrepareTalkProps) {
  const [titleId, formId] = [useId(), useId()];
  const [prospect, setProspect] = useState<PreparedTalk>({ ...EMPTY, ...talk });
  const dialog = useDialog({ open: true, onClose, firstFocus: (element) => element.querySelector('input') });
  const { form, cityError, submit, change, question } = useSubmit(prospect, onClose);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.main}>
        <h2 id={titleId} className={styles.title}>
          {consoleTexts.prepareTalk}
        </h2>
        <p className={styles.hint}>{consoleTexts.whatTalkDataDo}</p>
        <form ref={form} id={formId} className={styles.form} onSubmit={submit}>
          <ProspectFields
            prospect={prospect}
            personas={personas}
            cityError={cityError}
            onChange={(changes) => setProspect({ ...prospect, ...changes })}
          />
        </form>
        <div className={styles.actions}>
          <ActionButton kind="main" type="submit" form={formId}>
            {consoleTexts.startTalk}
          </ActionButton>
          <ActionButton kind="plain" onPress={change}>
            {consoleTexts.onlyChangeData}
          </ActionButton>
          <ActionButton kind="plain" onPress={onClose}>
            {consoleTexts.leaveUnchanged}
          </ActionButton>
        </div>
      </div>
      <TalkPreview prospect={prospect} />
      <ConfirmDialog {...question} />
    </dialog>
  );
}

/**
 * The form's two ways of sending: from the beginning, or at the present step. Both check the entries first, and ask when
 * something of the talk that is under way is lost.
 */
function useSubmit(prospect: PreparedTalk, onClose: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [unknownCity, setUnknownCity] = useState<string>();
  const start = useStartTalk();
  const changeProspect = useChangeProspect();
  const talkPosition = useTalkPosition();
  const [question, setQuestion] = useState<Question | null>(null);
  const act = useAction();
  const send = (call: (request: PreparedTalk) => Promise<void>) =>
    act(async () => {
      try {
        await call(prospect);
        onClose();
      } catch (error) {
        if (!(error as ConsoleApiError).fields?.city) throw error;
        setUnknownCity(prospect.city);
      }
    });
  const ask = (asked: Question['asked'], call: (request: PreparedTalk) => Promise<void>) => {
    const position = talkPosition();
    const number = position === null ? undefined : numberOfStep(position.step);
    // There is no talk, or it is over.
    if (number === undefined) void send(call);
    else setQuestion({ asked, number });
  };
  return {
    form,
    // Until another one is entered.
    cityError: unknownCity === prospect.city ? consoleTexts.unknownCity : '',
    submit: (event: FormEvent) => {
      event.preventDefault();
      ask('start', start);
    },
    change: () => (form.current?.reportValidity() ? ask('change', changeProspect) : undefined),
    question: {
      open: question !== null,
      ...textsOf(question, prospect),
      onConfirm: () => send(question?.asked === 'change' ? changeProspect : start),
      onClose: () => setQuestion(null),
    },
  };
}

/** What is asked about the talk that is under way, and the number of its step. */
type Question = { readonly asked: 'start' | 'change'; readonly number: number };

const textsOf = (question: Question | null, { name }: PreparedTalk) =>
  question?.asked === 'change'
    ? {
        title: consoleTexts.changeDataQuestion(question),
        text: scriptTexts.everythingGoesToStep,
        action: consoleTexts.changeData,
      }
    : {
        title: consoleTexts.startTalkQuestion({ name }),
        text: consoleTexts.talkUnderWayIsLost({ number: question?.number ?? 0 }),
        action: consoleTexts.startTalk,
      };
