import { useSelector } from 'react-redux';
import { t } from '#i18n';
import { OpenDoorScene } from '#kit/art/scenes/OpenDoorScene.tsx';
import { PageFooter } from '#kit/layout/PageFooter.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { paths } from '#paths';
import { selectUser } from './authSlice.ts';

/** Confirms that the account was created. */
export function WelcomeScreen() {
  const { navigate } = useThisScreen();
  const name = useSelector(selectUser)?.name;
  return (
    <Screen
      template="result"
      alone
      title={name ? t('Done, {name}!', { name }) : t('Done!')}
      lead={t('Your account is active. Complete your profile to ask for your first Adelantto.')}
      art={<OpenDoorScene />}
    >
      <PageFooter>
        {/* A button and not a link, as the specification demands. */}
        <Button onClick={() => navigate(paths.home)}>{t('Continue')}</Button>
      </PageFooter>
    </Screen>
  );
}
