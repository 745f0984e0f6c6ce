import { plusDays, startOfDay } from '#domain/calendar';
import { useMoveClockMutation } from '../clock/clockSlice.ts';
import { t } from '../consoleTexts.ts';
import type { OwnerFileDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Row } from '../kit/Panel.tsx';
import { useReport } from '../kit/useAction.ts';
import { useIsViewer } from '../snapshots/useIsViewer.ts';
import { unpaidDays } from './unpaidDays.ts';

/** "Vencer el siguiente pago": overdue comes from the clock alone, so it goes to the first moment of it (ux O6, contract §4). */
export function FallDue({ file }: { file: OwnerFileDto }) {
  const { isViewer } = useIsViewer();
  const [move] = useMoveClockMutation();
  const say = useReport();
  const [next] = unpaidDays(file);
  const fallDue = async () => {
    if (next === undefined) return say(t('No payment will fall due.'));
    await move({ now: startOfDay(plusDays(next, 1)).toISOString() }).unwrap();
  };
  return (
    <Row>
      <ActionButton disabled={isViewer} onPress={fallDue}>
        {t('Let the next payment fall due')}
      </ActionButton>
    </Row>
  );
}
