import plugsFill from '@phosphor-icons/core/assets/fill/plugs-fill.svg';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { Panel } from '../kit/Panel.tsx';
import { FaultSwitches } from './FaultSwitches.tsx';

/** Section with the faults that the operator can switch on. */
export const Faults = () => (
  <Panel id="faults" title={consoleTexts.faults} icon={plugsFill}>
    <FaultSwitches />
  </Panel>
);
