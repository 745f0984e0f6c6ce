import * as technicalTexts from '#i18n/es-MX/demo/technical';
import type { PersonaDto, SnapshotDto } from '../dto.ts';
import { ListPanel } from '../kit/ListPanel.tsx';
import { useListPersonasQuery } from '../personas/personasSlice.ts';
import type { MomentActions } from './momentActions.ts';
import { PersonaRow } from './PersonaRow.tsx';
import { PointFiles } from './PointFiles.tsx';
import { PointRow } from './PointRow.tsx';
import { SavePointForm } from './SavePointForm.tsx';
import { useListSnapshotsQuery } from './snapshotsSlice.ts';

type Moment = { readonly point?: SnapshotDto; readonly persona?: PersonaDto };

/** Saved points, to return to, and personas, to enter. */
export function Moments({ onEnterPersona, onRestore }: MomentActions) {
  const { data: points } = useListSnapshotsQuery();
  const { data: personas } = useListPersonasQuery();
  const moments: Moment[] | undefined = points &&
    personas && [...points.map((point) => ({ point })), ...personas.map((persona) => ({ persona }))];
  return (
    <ListPanel
      items={moments}
      keyOf={({ point, persona }) => (point ? `point ${point.name}` : `persona ${persona?.id}`)}
      textOf={({ point, persona }) => `${point?.name ?? ''} ${persona?.name ?? ''} ${persona?.story ?? ''}`}
      filter={{
        label: technicalTexts.kindOfMoment,
        options: [
          ['all', technicalTexts.allMoments],
          ['points', technicalTexts.points],
          ['personas', technicalTexts.personas],
        ],
        matches: ({ point }, kind) => kind === 'all' || (kind === 'points') === (point !== undefined),
      }}
      empty={technicalTexts.noMoments}
      before={<SavePointForm />}
      after={<PointFiles onRestore={onRestore} />}
    >
      {({ point, persona }) =>
        point ? (
          <PointRow point={point} onRestore={onRestore} />
        ) : (
          persona && <PersonaRow persona={persona} onEnter={onEnterPersona} />
        )
      }
    </ListPanel>
  );
}
