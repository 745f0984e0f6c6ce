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
  const change = useChangeFault(scope);
  const count = faults ? countActiveFaults(faults) : 0;
  const isDisabled = isViewer || faults === undefined;
  return (
    <Panel
      id="faults"
      title={t('Faults')}
      icon={plugsFill}
      aside={
        <span className={count > 0 ? styles.active : ''} role="status">
          {t('Active faults', { count })}
        </span>
      }
    >
      <div className={styles.head}>
        <ScopeChoice scope={scope} onChoose={setScope} />
        {count > 0 && <AllOffButton />}
      </div>
      <LatencyChoice
        value={faults?.latency_ms}
        disabled={isDisabled}
        onChoose={(ms) => change(latencyFault(ms), ms > 0)}
      />
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

/** Returns a function that switches a fault on or off. */
function useChangeFault(scope: Scope) {
  const [setFaults] = useSetFaultsMutation();
  const act = useAction();
  const store = useConsoleStore();
  return (fault: FaultSwitch, on: boolean) =>
    act(async () => {
      // Reads the store instead of the rendered value: a second click must keep what the first one has set.
      const current = selectFaults(store.getState());
      if (current) await setFaults({ ...current, ...fault.change(current, on, scope) }).unwrap();
    });
}

function ScopeChoice({ scope, onChoose }: { scope: Scope; onChoose: (scope: Scope) => void }) {
  const { isViewer } = useIsViewer();
  return (
    <Choice
      label={t('How long a fault lasts')}
      value={scope}
      disabled={isViewer}
      options={[
        ['once', t('The next call')],
        ['always', t('Until it is switched off')],
      ]}
      onChoose={onChoose}
    />
  );
}

type LatencyChoiceProps = { value: number | undefined; disabled: boolean; onChoose: (ms: number) => void };

function LatencyChoice({ value, disabled, onChoose }: LatencyChoiceProps) {
  return (
    <div className={styles.latency}>
      <span>{t('Latency')}</span>
      <Choice
        label={t('Latency')}
        value={value}
        disabled={disabled}
        options={LATENCIES_MS.map((ms): readonly [number, string] => [
          ms,
          t('{seconds} s', { seconds: ms / SECOND_MS }),
        ])}
        onChoose={onChoose}
      />
    </div>
  );
}

function AllOffButton() {
  const { isViewer } = useIsViewer();
  const [setFaults] = useSetFaultsMutation();
  return (
    <ActionButton kind="no" disabled={isViewer} onPress={() => setFaults({}).unwrap()}>
      {t('Switch all off')}
    </ActionButton>
  );
}
