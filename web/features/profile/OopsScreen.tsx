import { t } from '#i18n';
import { paths } from '#paths';
import { Foot } from '#ui/Foot';
import { ButtonLink } from '#ui/Links';
import { Screen } from '#ui/Screen';
import { OopsScene } from '#ui/scenes/OopsScene';

/** A wrong code (ux S17). */
export function OopsScreen() {
  return (
    <Screen
      template="result"
      alone
      art={<OopsScene />}
      title={t('Wrong code')}
      lead={t('The code that you entered is incorrect. Please try again')}
    >
      <Foot>
        <ButtonLink to={paths.home}>{t('Resend code')}</ButtonLink>
      </Foot>
    </Screen>
  );
}
