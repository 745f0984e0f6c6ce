import clipboardTextFill from '@phosphor-icons/core/assets/fill/clipboard-text-fill.svg';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { Panel } from '../kit/Panel.tsx';
import { Log } from './Log.tsx';

/** Section with the event log. */
export const EventLog = () => (
  <Panel id="event-log" title={consoleTexts.eventLog} icon={clipboardTextFill}>
    <Log />
  </Panel>
);
