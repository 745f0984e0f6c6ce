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
import {
  countActiveFaults,
  type FaultSwitch,
  faultSwitches,
  LATENCIES_MS,
  latencyFault,
  type Scope,
} from './switches.ts';

const SECOND_MS = 1000;

/** Section with the faults that the operator can switch on. */
export function Faults() {
  const { data: faults } = useGetFaultsQuery();
  const { isViewer } = useIsViewer();
  const [scope, setScope] = useState<Scope>('once');
  const [setFaults] = useSetFaultsMutation();
  const act = useAction();
  const store = useConsoleStore();
  const count = faults ? countActiveFaults(faults) : 0;
  const isDisabled = isViewer || faults === undefined;
  const change = (fault: FaultSwitch, on: boolean) =>
    act(async () => {
      // Reads the store instead of the rendered value: a second click must keep what the first one has set.
      const current = selectFaults(store.getState());
      if (current) await setFaults({ ...current, ...fault.change(current, on, scope) }).unwrap();
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
          <ActionButton kind="no" disabled={isViewer} onPress={() => setFaults({}).unwrap()}>
            {t('Take all off')}
          </ActionButton>
        )}
      </div>
      <div className={styles.latency}>
        <span>{t('Latency')}</span>
        <Choice
          label={t('Latency')}
          value={faults?.latency_ms}
          disabled={isDisabled}
          options={LATENCIES_MS.map((ms) => [ms, t('{seconds} s', { seconds: ms / SECOND_MS })] as const)}
          onChoose={(ms) => change(latencyFault(ms), ms > 0)}
        />
      </div>
      <div className={styles.switches}>
        {faultSwitches.map((fault) => (
          <Switch
            key={fault.key}
            label={fault.label}
            checked={faults !== undefined && fault.isOn(faults)}
            disabled={isDisabled}
            onChange={(on) => change(fault, on)}
          />
        ))}
      </div>
    </Panel>
  );
}
