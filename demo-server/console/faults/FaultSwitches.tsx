import arrowSquareOut from '@phosphor-icons/core/assets/regular/arrow-square-out.svg';
import { useState } from 'react';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { Icon } from '#kit/art/Icon.tsx';
import { ActionButton, actionClass } from '../kit/ActionButton.tsx';
import { Choice } from '../kit/Choice.tsx';
import { Switch } from '../kit/Switch.tsx';
import { useAction } from '../kit/useAction.ts';
import styles from './FaultSwitches.module.css';
import { activeFaults, faultSwitches, type Scope } from './faultSwitches.ts';
import { useGetFaultsQuery } from './faultsSlice.ts';
import { useReplaceFaults } from './useReplaceFaults.ts';

/** Switches of the faults, and how long the next one lasts. What the API has set otherwise can be switched off. */
export function FaultSwitches() {
  const { data: faults } = useGetFaultsQuery();
  const [scope, setScope] = useState<Scope>('always');
  const replaceFaults = useReplaceFaults();
  const act = useAction();
  const active = faults ? activeFaults(faults) : [];
  const listed = [...faultSwitches, ...active.filter((fault) => !faultSwitches.includes(fault))];
  return (
    <div className={styles.faults}>
      <div className={styles.head}>
        <span aria-hidden="true">{technicalTexts.howLong}</span>
        <Choice
          label={technicalTexts.howLong}
          value={scope}
          options={[
            ['once', technicalTexts.once],
            ['always', technicalTexts.untilSwitchedOff],
          ]}
          onChoose={setScope}
        />
      </div>
      {listed.map((fault) => (
        <Switch
          key={fault.key}
          icon={fault.icon}
          label={fault.label}
          detail={
            faults && active.includes(fault) && fault.isForOnce(faults) ? technicalTexts.onceMore(fault) : fault.effect
          }
          isDanger
          checked={active.includes(fault)}
          // Before the faults have loaded a change would be lost.
          disabled={faults === undefined}
          onChange={(on) =>
            act(() => replaceFaults((current) => ({ ...current, ...fault.change(current, on, scope) })))
          }
        />
      ))}
      <div className={styles.foot}>
        <a className={actionClass('plain')} href="/demo/api" target="_blank" rel="noopener">
          {technicalTexts.moreFaults}
          <Icon of={arrowSquareOut} size={18} />
        </a>
        {active.length > 1 && (
          <ActionButton kind="no" onPress={() => replaceFaults(() => ({}))}>
            {technicalTexts.switchAllOff}
          </ActionButton>
        )}
      </div>
    </div>
  );
}
