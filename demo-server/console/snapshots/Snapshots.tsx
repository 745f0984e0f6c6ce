import bookmarkSimpleFill from '@phosphor-icons/core/assets/fill/bookmark-simple-fill.svg';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { actionClass } from '../kit/ActionButton.tsx';
import { Panel, Row } from '../kit/Panel.tsx';
import { OtherMachines } from '../network/OtherMachines.tsx';
import { ImportSnapshot } from './ImportSnapshot.tsx';
import { PersonaLink } from './PersonaLink.tsx';
import { Reset } from './Reset.tsx';
import { SaveSnapshotForm } from './SaveSnapshotForm.tsx';
import { SnapshotList } from './SnapshotList.tsx';

/**
 * Section to reset the demo, to save and restore snapshots, to copy links, and to open the demo on
 * other machines.
 */
export function Snapshots() {
  return (
    <Panel id="snapshots" title={consoleTexts.snapshots} icon={bookmarkSimpleFill}>
      <Row>
        <Reset />
        <a className={actionClass('quiet')} href="/demo/api/snapshot" download="adelantto.tar">
          {consoleTexts.exportToFile}
        </a>
        <ImportSnapshot />
      </Row>
      <SaveSnapshotForm />
      <SnapshotList />
      <PersonaLink />
      <OtherMachines />
    </Panel>
  );
}
