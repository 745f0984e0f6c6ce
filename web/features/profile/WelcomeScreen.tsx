import { useSelector } from 'react-redux';
import * as commonTexts from '#i18n/es-MX/common';
import * as verificationTexts from '#i18n/es-MX/verification';
import { OpenDoorScene } from '#kit/art/scenes/OpenDoorScene.tsx';
import { PageFooter } from '#kit/layout/PageFooter.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { usePrefetchedPage } from '#kit/navigation/navigation.ts';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { paths } from '#paths';
import { selectUser } from '../auth/authSlice.ts';
import { useProfile } from '../records/profileSlice.ts';
import { usePrefetchedHomeData } from '../records/usePrefetchedHomeData.ts';
import styles from './WelcomeScreen.module.css';

/** Confirms that the account is active. An owner who opens the page later may have completed their profile. */
export function WelcomeScreen() {
  const { navigate } = useThisScreen();
  usePrefetchedPage(paths.home);
  usePrefetchedHomeData();
  const { data: profile } = useProfile();
  const name = useSelector(selectUser)?.name;
  return (
    <Screen
      template="result"
      alone
      title={name ? verificationTexts.doneWithName({ name }) : verificationTexts.done}
      lead={
        // Its place is reserved until the profile is known; it is right after the form with the name.
        <span className={profile === undefined ? styles.unknown : undefined}>
          {profile?.is_completed
            ? verificationTexts.accountIsActiveProfileComplete
            : verificationTexts.accountIsActiveCompleteProfile}
        </span>
      }
      art={<OpenDoorScene />}
    >
      <PageFooter>
        {/* A button and not a link, as the specification demands. */}
        <Button onClick={() => navigate(paths.home)}>{commonTexts.continueButton}</Button>
      </PageFooter>
    </Screen>
  );
}
