import { useSelector } from 'react-redux';
import { t } from '#i18n';
import { paths } from '#paths';
import { Foot } from '#ui/Foot';
import { ButtonLink } from '#ui/Links';
import { Screen } from '#ui/Screen';
import { OpenDoorScene } from '#ui/scenes/OpenDoorScene';
import { selectUser } from './authSlice.ts';

/** The account is there (ux S9). */
export function WelcomeScreen() {
  const name = useSelector(selectUser)?.name;
  return (
    <Screen
      template="result"
      title={name ? t('Done, {name}!', { name }) : t('Done!')}
      lead={t('Your account is active. Complete your profile to ask for your first Adelantto.')}
      art={<OpenDoorScene />}
    >
      <Foot>
        <ButtonLink to={paths.home}>{t('Continue')}</ButtonLink>
      </Foot>
    </Screen>
  );
}
