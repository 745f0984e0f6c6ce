import { useState } from 'react';
import * as ruleTexts from '#i18n/es-MX/demo/faultRules';
import type { FaultsDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { ruleFaults, type Scope } from './faultSwitches.ts';
import { RuleForm } from './RuleForm.tsx';
import styles from './Rules.module.css';
import { useChangeFault } from './useChangeFault.ts';

/** Faults that have no switch: those that are on, each with a button that removes it, and the form for another one. */
export function Rules({ faults, scope }: { faults: FaultsDto | undefined; scope: Scope }) {
  const [isOpen, setIsOpen] = useState(false);
  const change = useChangeFault(scope);
  const rules = faults ? ruleFaults(faults) : [];
  return (
    <>
      {rules.length > 0 && (
        <ul aria-label={ruleTexts.activeRules}>
          {rules.map((rule) => (
            <li key={rule.key} className={styles.rule}>
              <span>{rule.label}</span>
              <ActionButton aria-label={ruleTexts.removeRule({ rule: rule.label })} onPress={() => change(rule, false)}>
                {ruleTexts.remove}
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
      <ActionButton kind="plain" disabled={faults === undefined} onPress={() => setIsOpen(true)}>
        {ruleTexts.moreFaults}
      </ActionButton>
      <RuleForm open={isOpen} scope={scope} onClose={() => setIsOpen(false)} />
    </>
  );
}
