import plugsFill from '@phosphor-icons/core/assets/fill/plugs-fill.svg';
import { useState } from 'react';
import { t } from '../consoleTexts.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Choice } from '../kit/Choice.tsx';
import { Panel } from '../kit/Panel.tsx';
import { Switch } from '../kit/Switch.tsx';
import { useAction } from '../kit/useAction.ts';
import { useIsViewer } from '../snapshots/useIsViewer.ts';
import { useConsoleStore } from '../store.ts';
import styles from './Faults.module.css';
import { selectFaults, useGetFaultsQuery, useSetFaultsMutation } from './faultsSlice.ts';
import { activeFaults, type FaultSwitch, faultSwitches, LATENCIES, latency, type Scope } from './switches.ts';

const SECOND_MS = 1000;

/** What goes wrong on demand (ux O8). */
export function Faults() {
  const { data: faults } = useGetFaultsQuery();
  const { isViewer } = useIsViewer();
  const [scope, setScope] = useState<Scope>('once');
  const [set] = useSetFaultsMutation();
  const act = useAction();
  const store = useConsoleStore();
  const count = faults ? activeFaults(faults) : 0;
  const isClosed = isViewer || faults === undefined;
  const change = (fault: FaultSwitch, on: boolean) =>
    act(async () => {
      // Two presses in a row: the second one keeps what the first has set, drawn by now or not.
      const now = selectFaults(store.getState());
      if (now) await set({ ...now, ...fault.change(now, on, scope) }).unwrap();
    });

  return (
    <Panel
      id="faults"
      title={t('Faults')}
      icon={plugsFill}
      aside={
        <span className={count > 0 ? styles.active : ''} role="status">
          {t('Faults that are active', { count })}
        </span>
      }
    >
      <div className={styles.head}>
        <Choice
          label={t('How long a fault lasts')}
          value={scope}
          disabled={isViewer}
          options={[
            ['once', t('The next call')],
            ['always', t('Until it is off')],
          ]}
          onChoose={setScope}
        />
        {count > 0 && (
          <ActionButton kind="no" disabled={isViewer} onPress={() => set({}).unwrap()}>
            {t('Take all off')}
          </ActionButton>
        )}
      </div>
      <div className={styles.latency}>
        <span>{t('Latency')}</span>
        <Choice
          label={t('Latency')}
          value={faults?.latency_ms}
          disabled={isClosed}
          options={LATENCIES.map((ms) => [ms, t('{seconds} s', { seconds: ms / SECOND_MS })] as const)}
          onChoose={(ms) => change(latency(ms), ms > 0)}
        />
      </div>
      <div className={styles.switches}>
        {faultSwitches.map((fault) => (
          <Switch
            key={fault.key}
            label={fault.label}
            checked={faults !== undefined && fault.isOn(faults)}
            disabled={isClosed}
            onChange={(on) => change(fault, on)}
          />
        ))}
      </div>
    </Panel>
  );
}
