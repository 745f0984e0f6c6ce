import { t } from '../consoleTexts.ts';
import { useGetFaultsQuery, useSetFaultsMutation } from '../faults/faultsSlice.ts';
import { SelectEntry } from '../kit/Entry.tsx';
import { useAction } from '../kit/useAction.ts';

const NEVER = 'never';
const DELAYS = ['0', '5', '30', NEVER] as const;
const labels = { 0: t('At once'), 5: t('After 5 s'), 30: t('After 30 s'), [NEVER]: t('Never') } as const;

/** Choice of the delay with which messages arrive, or that none arrives. */
export function Delivery() {
  const { data: faults } = useGetFaultsQuery();
  const [setFaults] = useSetFaultsMutation();
  const act = useAction();
  const choose = (value: string) =>
    act(async () => {
      if (!faults) return;
      const once = faults.once.filter((name) => name !== 'delivery_s');
      await setFaults({ ...faults, once, delivery_s: value === NEVER ? null : Number(value) }).unwrap();
    });
  return (
    <SelectEntry
      label={t('They arrive')}
      value={faults?.delivery_s === null ? NEVER : String(faults?.delivery_s ?? 0)}
      options={DELAYS.map((delay) => [delay, labels[delay]] as const)}
      // Before the faults have loaded a choice would be lost.
      disabled={faults === undefined}
      onChoose={choose}
    />
  );
}
