import { useSelector } from 'react-redux';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { steps } from '../../script/steps.ts';
import { useGetCaseFileQuery } from '../case-file/caseFileSlice.ts';
import { selectOwnerId, selectStep } from '../consoleSlice.ts';
import { useTalkOwner } from '../script/useTalkOwner.ts';
import { nextDecision } from './nextDecision.ts';
import styles from './UpcomingDecision.module.css';

/** At which step the next decision about the talk's owner comes, and what they still have to do before. */
export function UpcomingDecision() {
  const ownerId = useSelector(selectOwnerId);
  const current = useSelector(selectStep);
  const owner = useTalkOwner();
  const isOnPhone = owner !== undefined && owner.id === ownerId;
  const { currentData: file } = useGetCaseFileQuery(owner?.id ?? '', { skip: !isOnPhone });
  const step = isOnPhone && file ? nextDecision(file, current) : undefined;
  const name = owner?.given_name;
  if (step === undefined || !name) return null;
  const missing = (consoleTexts.missingBefore as Readonly<Partial<Record<typeof step.id, string>>>)[step.id];
  return (
    <p className={styles.upcoming}>
      {consoleTexts.decidedAtStep({ name, number: steps.indexOf(step) + 1 })}
      <span className={styles.missing}>{missing}</span>
    </p>
  );
}
