import folderOpenFill from '@phosphor-icons/core/assets/fill/folder-open-fill.svg';
import { useSelector } from 'react-redux';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { selectOwnerId } from '../consoleSlice.ts';
import { Panel } from '../kit/Panel.tsx';
import { OwnerFile } from './OwnerFile.tsx';

/** Section with an owner's file. */
export const CaseFile = () => (
  <Panel id="case-file" title={consoleTexts.caseFile} icon={folderOpenFill}>
    <OwnerFile ownerId={useSelector(selectOwnerId)} />
  </Panel>
);
