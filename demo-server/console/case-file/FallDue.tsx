import { plusDays, startOfDay } from '#domain/calendar';
import { useMoveClockMutation } from '../clock/clockSlice.ts';
import { Row } from '../kit/Panel.tsx';
import { Press } from '../kit/Press.tsx';
import { useSay } from '../kit/useAct.ts';
import { useViewing } from '../snapshots/useViewing.ts';
import type { OwnerFileTold } from '../told.ts';
import { t } from '../words.ts';
import { unpaidDays } from './unpaidDays.ts';

/** "Vencer el siguiente pago": overdue comes from the clock alone, so it goes to the first moment of it (ux O6, contract §4). */
export function FallDue({ file }: { file: OwnerFileTold }) {
  const { isViewer } = useViewing();
  const [move] = useMoveClockMutation();
  const say = useSay();
  const [next] = unpaidDays(file);
  const fallDue = async () => {
    if (next === undefined) return say(t('No payment will fall due.'));
    await move({ now: startOfDay(plusDays(next, 1)).toISOString() }).unwrap();
  };
  return (
    <Row>
      <Press disabled={isViewer} onPress={fallDue}>
        {t('Let the next payment fall due')}
      </Press>
    </Row>
  );
}
