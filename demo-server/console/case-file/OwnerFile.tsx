import { useState } from 'react';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import type { CaseFileDto, CaseItemDto, ItemKind } from '../dto.ts';
import { SelectEntry } from '../kit/Entry.tsx';
import { ListPanel } from '../kit/ListPanel.tsx';
import { useListOwnersQuery } from '../personas/personasSlice.ts';
import { CaseItem, titleOf } from './CaseItem.tsx';
import { useGetCaseFileQuery } from './caseFileSlice.ts';

type Row = { readonly kind: ItemKind; readonly item: CaseItemDto; readonly loan?: string | number };

/** Returns everything in a file: each loan with its installments below it, then the applications. */
const rowsOf = ({ loans, applications }: CaseFileDto): Row[] => [
  ...loans.flatMap((loan): Row[] => [
    { kind: 'loans', item: loan },
    ...loan.installments.map((item): Row => ({ kind: 'installments', item, loan: loan.number })),
  ]),
  ...applications.map((item): Row => ({ kind: 'applications', item })),
];

/** The file of an owner, the given one at first: applications, loans and installments, each with the staff's transitions. */
export function OwnerFile({ ownerId }: { ownerId: string | null }) {
  const { data: owners = [] } = useListOwnersQuery();
  const [chosen, setChosen] = useState<string | null>(null);
  const owner = owners.find(({ id }) => id === (chosen ?? ownerId));
  const { currentData: file } = useGetCaseFileQuery(owner?.id ?? '', { skip: owner === undefined });
  return (
    <>
      <SelectEntry
        label={technicalTexts.whose}
        value={owner?.id ?? ''}
        options={[
          ...(owner ? [] : [['', technicalTexts.chooseOwner] as const]),
          ...owners.map(({ id, name, email }) => [id, name === email ? email : `${name} · ${email}`] as const),
        ]}
        onChoose={setChosen}
      />
      {file && (
        <ListPanel
          items={rowsOf(file)}
          keyOf={({ kind, item }) => `${kind}/${item.id}`}
          textOf={({ kind, item, loan }) => `${titleOf(kind, item, loan)} ${item.label} ${item.detail}`}
          empty={technicalTexts.nothingYet}
        >
          {({ kind, item, loan }) => <CaseItem kind={kind} item={item} owner={file} loan={loan} />}
        </ListPanel>
      )}
    </>
  );
}
