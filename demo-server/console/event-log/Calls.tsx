import { useState } from 'react';
import * as callTexts from '#i18n/es-MX/demo/calls';
import { SelectEntry, TextEntry } from '../kit/Entry.tsx';
import { ExpandableList } from '../kit/ExpandableList.tsx';
import { Hint, Row } from '../kit/Panel.tsx';
import { useListOwnersQuery } from '../personas/personasSlice.ts';
import { CallRow } from './CallRow.tsx';
import { type CallFilter, filteredCalls, type Outcome } from './callFilter.ts';
import { useListCallsQuery } from './callsSlice.ts';

/** Rows that are visible before the list is expanded. */
const COLLAPSED_COUNT = 20;

const outcomes = [
  ['all', callTexts.anyOutcome],
  ['success', callTexts.succeeded],
  ['error', callTexts.failed],
  ['none', callTexts.withoutResponse],
  ['fault', callTexts.withFault],
] as const satisfies readonly (readonly [Outcome, string])[];

/** The app's calls, newest first, with a filter by owner, address and outcome. */
export function Calls() {
  const { data: calls = [] } = useListCallsQuery();
  const { data: owners = [] } = useListOwnersQuery();
  const [filter, setFilter] = useState<CallFilter>({ ownerId: '', path: '', outcome: 'all' });
  const found = filteredCalls(calls, filter);
  const nameOf = (id: string | null) => owners.find((owner) => owner.id === id)?.name;
  return (
    <>
      <Filters filter={filter} owners={owners} onChange={setFilter} />
      {found.length === 0 && <Hint>{callTexts.noCalls}</Hint>}
      <ExpandableList items={found} collapsedCount={COLLAPSED_COUNT}>
        {(call) => <CallRow key={call.id} call={call} owner={nameOf(call.owner_id)} />}
      </ExpandableList>
    </>
  );
}

type FiltersProps = {
  filter: CallFilter;
  owners: readonly { id: string; name: string }[];
  onChange: (filter: CallFilter) => void;
};

function Filters({ filter, owners, onChange }: FiltersProps) {
  return (
    <Row>
      <TextEntry
        inline
        label={callTexts.address}
        type="search"
        value={filter.path}
        onChange={(event) => onChange({ ...filter, path: event.target.value })}
      />
      <SelectEntry
        inline
        label={callTexts.outcome}
        value={filter.outcome}
        options={outcomes}
        onChoose={(chosen) => onChange({ ...filter, outcome: outcomes.find(([id]) => id === chosen)?.[0] ?? 'all' })}
      />
      <SelectEntry
        inline
        label={callTexts.whose}
        value={filter.ownerId}
        options={[['', callTexts.anyone], ...owners.map(({ id, name }) => [id, name] as const)]}
        onChoose={(ownerId) => onChange({ ...filter, ownerId })}
      />
    </Row>
  );
}
