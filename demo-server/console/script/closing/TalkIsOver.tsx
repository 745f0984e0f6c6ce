import * as closingTexts from '#i18n/es-MX/demo/closing';
import { closingToggled } from '../../consoleSlice.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { Row } from '../../kit/Panel.tsx';
import { useConsoleDispatch } from '../../store.ts';
import { BeginAgain } from './BeginAgain.tsx';
import { useGetShownStepsQuery } from './shownStepsSlice.ts';

/** The script after "Seguir con…": the phone is free to use, and the talk is over. */
export function TalkIsOver() {
  const dispatch = useConsoleDispatch();
  const { data: { steps: shown } = { steps: [] } } = useGetShownStepsQuery();
  return (
    <>
      <p>{closingTexts.talkIsOver({ count: shown.length })}</p>
      <Row>
        <ActionButton onPress={() => dispatch(closingToggled(true))}>{closingTexts.seeClosing}</ActionButton>
        <BeginAgain kind="plain" />
      </Row>
    </>
  );
}
