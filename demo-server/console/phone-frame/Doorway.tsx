import arrowClockwise from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg';
import qrCode from '@phosphor-icons/core/assets/regular/qr-code.svg';
import sliders from '@phosphor-icons/core/assets/regular/sliders-horizontal.svg';
import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import * as phoneTexts from '#i18n/es-MX/demo/phoneFrame';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { Icon } from '#kit/art/Icon.tsx';
import {
  phoneSchemeChosen,
  schemeChosen,
  selectOwnerId,
  selectPhoneScheme,
  selectScheme,
  selectWidth,
  widthChosen,
} from '../consoleSlice.ts';
import { phoneWidths } from '../consoleState.ts';
import { Choice } from '../kit/Choice.tsx';
import { applyColourScheme } from '../kit/scheme/applyColourScheme.ts';
import { SchemeChoice } from '../kit/scheme/SchemeChoice.tsx';
import { RealPhone } from '../network/RealPhone.tsx';
import { useConsoleDispatch } from '../store.ts';
import styles from './Doorway.module.css';
import { PhoneFrame, type PhoneFrameProps } from './PhoneFrame.tsx';
import { Popover } from './Popover.tsx';
import { usePhone } from './phoneContext.ts';

/** The phone in a lit doorway, and below it how it is shown and how a real one opens the app. */
export function Doorway(props: PhoneFrameProps) {
  const ownerId = useSelector(selectOwnerId);
  const scheme = useSelector(selectScheme);
  useLayoutEffect(() => applyColourScheme(scheme), [scheme]);
  return (
    <aside className={styles.doorway} aria-label={consoleTexts.thePhone}>
      <PhoneFrame {...props} />
      <div className={styles.tools}>
        <Popover label={phoneTexts.view} icon={sliders}>
          <View />
        </Popover>
        <Popover label={technicalTexts.onRealPhone} icon={qrCode}>
          <RealPhone ownerId={ownerId} />
        </Popover>
      </div>
    </aside>
  );
}

/** Width and colour schemes, and a new start of the phone's page. */
function View() {
  const dispatch = useConsoleDispatch();
  const phone = usePhone();
  const scheme = useSelector(selectScheme);
  return (
    <>
      <p className={styles.label}>{phoneTexts.width}</p>
      <Choice
        label={phoneTexts.width}
        value={useSelector(selectWidth)}
        options={phoneWidths.map((option) => [option, String(option)] as const)}
        onChoose={(chosen) => dispatch(widthChosen(chosen))}
      />
      <p className={styles.label}>{phoneTexts.schemeOfApp}</p>
      <SchemeChoice
        label={phoneTexts.schemeOfApp}
        value={useSelector(selectPhoneScheme)}
        onChoose={(chosen) => dispatch(phoneSchemeChosen(chosen))}
      />
      <p className={styles.label}>{phoneTexts.schemeOfPage}</p>
      <SchemeChoice
        label={phoneTexts.schemeOfPage}
        value={scheme}
        onChoose={(chosen) => dispatch(schemeChosen(chosen))}
      />
      <button type="button" className={styles.reload} onClick={phone.reload}>
        <Icon of={arrowClockwise} size={20} />
        {phoneTexts.reload}
      </button>
    </>
  );
}
