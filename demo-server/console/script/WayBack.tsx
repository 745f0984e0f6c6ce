import { useSelector } from 'react-redux';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { numberOfStep } from '../../script/steps.ts';
import { useGetCaseFileQuery } from '../case-file/caseFileSlice.ts';
import { selectInterrupted, selectOwnerId } from '../consoleSlice.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { useGetTalkQuery } from '../personas/personasSlice.ts';
import { useTakeTalkTo } from './place/useGoToPlace.ts';
import styles from './Script.module.css';

/** While another person than the talk's is on the phone: who that is, and a button that takes the talk back to its place. */
export function WayBack() {
  const interrupted = useSelector(selectInterrupted);
  const ownerId = useSelector(selectOwnerId);
  const person = useOwner(ownerId)?.name;
  // Their name may be newer than any list of owners: they have just entered it.
  const owner = useOwner(interrupted?.owner_id ?? null);
  const { data: talk } = useGetTalkQuery();
  const takeTalkTo = useTakeTalkTo();
  if (interrupted === null || interrupted.owner_id === ownerId) return null;
  const number = numberOfStep(interrupted.step);
  const name = owner?.given_name ?? talk?.name;
  return (
    <div className={styles.obstacle}>
      <span>
        {person !== undefined && `${scriptTexts.personOnPhone({ person })} `}
        {number === undefined ? scriptTexts.talkWasOver : scriptTexts.talkIsAtStep({ number })}
      </span>
      <ActionButton onPress={() => takeTalkTo(interrupted)}>
        {name ? scriptTexts.returnTo({ name }) : scriptTexts.returnToTalk}
      </ActionButton>
    </div>
  );
}

/** Returns the owner with an id, as they are now. */
const useOwner = (id: string | null) =>
  useGetCaseFileQuery(id ?? '', { skip: id === null, refetchOnMountOrArgChange: true }).currentData;
