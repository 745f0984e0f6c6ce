import { type FormEvent, useId, useState } from 'react';
import * as ruleTexts from '#i18n/es-MX/demo/faultRules';
import { SelectEntry, TextEntry } from '../kit/Entry.tsx';
import { FormDialog } from '../kit/FormDialog.tsx';
import { useAction, useShowNotice } from '../kit/useAction.ts';
import type { Scope } from './faultSwitches.ts';
import { useListFaultyCallsQuery } from './faultsSlice.ts';
import styles from './RuleForm.module.css';
import { EVERY_CALL, OWN_ANSWER, ruleFrom, STATUSES } from './ruleFrom.ts';
import { useReplaceFaults } from './useReplaceFaults.ts';

type RuleFormProps = { open: boolean; scope: Scope; onClose: () => void };

/** "Más fallas": form for a rule with a call, its conditions, and the response. */
export function RuleForm({ open, scope, onClose }: RuleFormProps) {
  const formId = useId();
  const replaceFaults = useReplaceFaults();
  const act = useAction();
  const showNotice = useShowNotice();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const rule = ruleFrom(new FormData(event.currentTarget), scope === 'once' ? 1 : null);
    await act(async () => {
      const isAdded = await replaceFaults((current) => ({ ...current, fail: [...current.fail, rule] }));
      if (!isAdded) return;
      onClose();
      showNotice(ruleTexts.ruleAdded);
    });
  };
  return (
    <FormDialog open={open} title={ruleTexts.moreFaults} formId={formId} action={ruleTexts.addRule} onClose={onClose}>
      <form id={formId} className={styles.form} onSubmit={submit}>
        <CallFields />
        <HeaderFields
          label={ruleTexts.onlyIfHeader}
          example={ruleTexts.headerExample}
          valueLabel={ruleTexts.isValue}
          valueExample={ruleTexts.valueExample}
          name="header"
        />
        <HeaderFields
          label={ruleTexts.answerHeader}
          example={ruleTexts.answerHeaderExample}
          valueLabel={ruleTexts.headerValue}
          name="answer_header"
        />
      </form>
    </FormDialog>
  );
}

/** The call, a condition on one of the fields that it has, the status of the response and its delay. */
function CallFields() {
  const { data: calls = [] } = useListFaultyCallsQuery();
  const [call, setCall] = useState(EVERY_CALL);
  const every = [...new Set(calls.flatMap(({ fields }) => fields))];
  const fields = calls.find((it) => it.call === call)?.fields ?? every;
  return (
    <>
      <SelectEntry
        label={ruleTexts.call}
        name="call"
        value={call}
        options={[[EVERY_CALL, ruleTexts.everyCall], ...calls.map((it) => [it.call, it.call] as const)]}
        onChoose={setCall}
      />
      <div className={styles.pair}>
        <SelectEntry
          label={ruleTexts.answer}
          name="status"
          options={[
            ...STATUSES.map((status) => [String(status), String(status)] as const),
            ['0', ruleTexts.noAnswer],
            [OWN_ANSWER, ruleTexts.ownAnswer],
          ]}
        />
        <TextEntry label={ruleTexts.delay} name="delay" type="number" min={0} max={60_000} inputMode="numeric" />
      </div>
      <div className={styles.pair}>
        <SelectEntry
          label={ruleTexts.onlyIfField}
          name="field"
          options={[['', ruleTexts.noField], ...fields.map((field) => [field, field] as const)]}
        />
        <TextEntry label={ruleTexts.isValue} name="field_value" autoComplete="off" />
      </div>
    </>
  );
}

type HeaderFieldsProps = { label: string; example: string; valueLabel: string; valueExample?: string; name: string };

/** Name and value of a header. */
const HeaderFields = ({ label, example, valueLabel, valueExample = '', name }: HeaderFieldsProps) => (
  <div className={styles.pair}>
    <TextEntry label={label} name={name} placeholder={example} autoComplete="off" />
    <TextEntry label={valueLabel} name={`${name}_value`} placeholder={valueExample} autoComplete="off" />
  </div>
);
