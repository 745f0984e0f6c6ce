import { useMoveClockMutation } from '../clock/clockSlice.ts';
import { t } from '../consoleTexts.ts';
import type { CaseFileDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Row } from '../kit/Panel.tsx';
import { useShowNotice } from '../kit/useAction.ts';
import { useIsViewer } from '../network/useIsViewer.ts';
import { firstOverdueMoment, unpaidDueDates } from './dueDates.ts';

/** "Vencer el siguiente pago": moves the clock to the moment when the next installment becomes overdue. */
export function MakeOverdueButton({ file }: { file: CaseFileDto }) {
  const isViewer = useIsViewer();
  const [moveClock] = useMoveClockMutation();
  const showNotice = useShowNotice();
  const [next] = unpaidDueDates(file);
  const makeOverdue = async () => {
    if (next === undefined) return showNotice(t('There are no upcoming payments.'));
    await moveClock({ now: firstOverdueMoment(next) }).unwrap();
  };
  return (
    <Row>
      <ActionButton disabled={isViewer} onPress={makeOverdue}>
        {t('Make the next payment overdue')}
      </ActionButton>
    </Row>
  );
}
