import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { useMoveClockMutation } from '../clock/clockSlice.ts';
import type { CaseFileDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Row } from '../kit/Panel.tsx';
import { useShowNotice } from '../kit/useAction.ts';
import { firstOverdueMoment, unpaidDueDates } from './dueDates.ts';

/** "Vencer el siguiente pago": moves the clock to the moment when the next installment becomes overdue. */
export function MakeOverdueButton({ file }: { file: CaseFileDto }) {
  const [moveClock] = useMoveClockMutation();
  const showNotice = useShowNotice();
  const [next] = unpaidDueDates(file);
  const makeOverdue = async () => {
    if (next === undefined) return showNotice(consoleTexts.noUpcomingPayments, true);
    await moveClock({ now: firstOverdueMoment(next) }).unwrap();
  };
  return (
    <Row>
      <ActionButton onPress={makeOverdue}>{consoleTexts.makeNextPaymentOverdue}</ActionButton>
    </Row>
  );
}
