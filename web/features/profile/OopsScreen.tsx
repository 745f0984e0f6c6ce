import * as verificationTexts from '#i18n/es-MX/verification';
import { ClosedDoorScene } from '#kit/art/scenes/ClosedDoorScene.tsx';
import { PageFooter } from '#kit/layout/PageFooter.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { paths } from '#paths';

/** Says that a code was wrong. */
export function OopsScreen() {
  return (
    <Screen
      template="result"
      alone
      art={<ClosedDoorScene />}
      title={verificationTexts.wrongCode}
      lead={verificationTexts.wrongCodeTryAgain}
    >
      <PageFooter>
        <ButtonLink to={paths.home}>{verificationTexts.resendCode}</ButtonLink>
      </PageFooter>
    </Screen>
  );
}
