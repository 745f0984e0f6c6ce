import bookmarkSimpleFill from '@phosphor-icons/core/assets/fill/bookmark-simple-fill.svg';
import { useSelector } from 'react-redux';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { selectOwnerId } from '../consoleSlice.ts';
import { Panel, Row } from '../kit/Panel.tsx';
import { Moments } from '../moments/Moments.tsx';
import { RealPhone } from '../network/RealPhone.tsx';
import { useEnterPersona } from '../script/useEnterPersona.ts';
import { Reset } from './Reset.tsx';
import { useRestore } from './useRestore.ts';

/** Section to reset the demo, to save and restore points, to enter personas, and to open the demo on a real phone. */
export function Snapshots() {
  const enterPersona = useEnterPersona();
  const restore = useRestore();
  const ownerId = useSelector(selectOwnerId);
  return (
    <Panel id="snapshots" title={consoleTexts.snapshots} icon={bookmarkSimpleFill}>
      <Row>
        <Reset />
      </Row>
      <Moments onEnterPersona={enterPersona} onRestore={restore} />
      <RealPhone ownerId={ownerId} />
    </Panel>
  );
}
