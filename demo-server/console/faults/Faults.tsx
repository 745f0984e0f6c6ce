import plugsFill from '@phosphor-icons/core/assets/fill/plugs-fill.svg';
import { useState } from 'react';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import type { FaultsDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Choice } from '../kit/Choice.tsx';
import { Panel } from '../kit/Panel.tsx';
import { Switch } from '../kit/Switch.tsx';
import styles from './Faults.module.css';
import { countActiveFaults, faultSwitches, LATENCIES_MS, latencyFault, type Scope } from './faultSwitches.ts';
import { useGetFaultsQuery } from './faultsSlice.ts';
import { Rules } from './Rules.tsx';
import { useChangeFault } from './useChangeFault.ts';
import { useReplaceFaults } from './useReplaceFaults.ts';

const SECOND_MS = 1000;

/** Section with the faults that the operator can switch on. */
export function Faults() {
  const { data: faults } = useGetFaultsQuery();
  const [scope, setScope] = useState<Scope>('once');
  const count = faults ? countActiveFaults(faults) : 0;
  return (
    <Panel
      id="faults"
      title={consoleTexts.faults}
      icon={plugsFill}
      aside={
        <span className={count > 0 ? styles.active : ''} role="status">
          {consoleTexts.activeFaults({ count })}
        </span>
      }
    >
      <div className={styles.head}>
        <ScopeChoice scope={scope} onChoose={setScope} />
        {count > 0 && <AllOffButton />}
      </div>
      <Switches faults={faults} scope={scope} />
      <Rules faults={faults} scope={scope} />
    </Panel>
  );
}

/** The latency and a switch for each other fault; disabled until the faults have loaded. */
function Switches({ faults, scope }: { faults: FaultsDto | undefined; scope: Scope }) {
  const change = useChangeFault(scope);
  const isDisabled = faults === undefined;
  return (
    <>
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
    </>
  );
}

function ScopeChoice({ scope, onChoose }: { scope: Scope; onChoose: (scope: Scope) => void }) {
  return (
    <Choice
      label={consoleTexts.howLongFaultLasts}
      value={scope}
      options={[
        ['once', consoleTexts.nextCall],
        ['always', consoleTexts.untilSwitchedOff],
      ]}
      onChoose={onChoose}
    />
  );
}

type LatencyChoiceProps = { value: number | undefined; disabled: boolean; onChoose: (ms: number) => void };

function LatencyChoice({ value, disabled, onChoose }: LatencyChoiceProps) {
  return (
    <div className={styles.latency}>
      <span>{consoleTexts.latency}</span>
      <Choice
        label={consoleTexts.latency}
        value={value}
        disabled={disabled}
        options={LATENCIES_MS.map((ms): readonly [number, string] => [
          ms,
          consoleTexts.seconds({ seconds: ms / SECOND_MS }),
        ])}
        onChoose={onChoose}
      />
    </div>
  );
}

function AllOffButton() {
  const replaceFaults = useReplaceFaults();
  return (
    <ActionButton kind="no" onPress={() => replaceFaults(() => ({}))}>
      {consoleTexts.switchAllOff}
    </ActionButton>
  );
}
