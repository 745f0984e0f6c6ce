import { t } from '#i18n';
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
      title={t('Wrong code')}
      lead={t('The code that you entered is incorrect. Please try again')}
    >
      <PageFooter>
        <ButtonLink to={paths.home}>{t('Resend code')}</ButtonLink>
      </PageFooter>
    </Screen>
  );
}
