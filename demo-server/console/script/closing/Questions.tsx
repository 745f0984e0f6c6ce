import questionFill from '@phosphor-icons/core/assets/fill/question-fill.svg';
import { useState } from 'react';
import * as closingTexts from '#i18n/es-MX/demo/closing';
import { Icon } from '#kit/art/Icon.tsx';
import { steps } from '../../../script/steps.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { GoToStepDialog } from '../GoToStepDialog.tsx';
import styles from './Closing.module.css';

const questions = steps.flatMap(({ id }, index) => {
  const text = (closingTexts.questions as Readonly<Partial<Record<typeof id, string>>>)[id];
  return text === undefined ? [] : [{ text, index }];
});

/** What prospects ask most at the end, each with the way back to the step that answers it. */
export function Questions() {
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <div className={styles.questions}>
      <Icon of={questionFill} size={20} />
      <p>
        <strong>{closingTexts.anyQuestion}</strong> {closingTexts.backToWhatTheyAsk}
      </p>
      <div className={styles.answers}>
        {questions.map(({ text, index }) => (
          <ActionButton key={index} kind="plain" onPress={() => setChosen(index)}>
            {text}
          </ActionButton>
        ))}
      </div>
      <GoToStepDialog chosen={chosen} onClose={() => setChosen(null)} />
    </div>
  );
}
