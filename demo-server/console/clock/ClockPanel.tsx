import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import { useSelector } from 'react-redux';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { selectOwnerId } from '../consoleSlice.ts';
import { Panel } from '../kit/Panel.tsx';
import { Clock } from './Clock.tsx';

/** Section with the demo's clock. */
export const ClockPanel = () => (
  <Panel id="clock" title={consoleTexts.clock} icon={clockFill}>
    <Clock ownerId={useSelector(selectOwnerId)} />
  </Panel>
);
