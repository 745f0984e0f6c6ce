import { type ComponentProps, useState } from 'react';
import * as closingTexts from '#i18n/es-MX/demo/closing';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { useGoToStep } from '../useGoToStep.ts';

/** "Empezar de nuevo": asks, then begins the talk with the same prospect. */
export function BeginAgain(props: Pick<ComponentProps<typeof ActionButton>, 'kind' | 'icon'>) {
  const [isAsking, setAsking] = useState(false);
  const goToStep = useGoToStep();
  return (
    <>
      <ActionButton {...props} onPress={() => setAsking(true)}>
        {closingTexts.beginAgain}
      </ActionButton>
      <ConfirmDialog
        open={isAsking}
        isHarmless
        title={closingTexts.beginAgainQuestion}
        text={scriptTexts.talkBeginsAnew}
        action={closingTexts.beginAgain}
        onConfirm={() => goToStep(0)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
