import { useSelector } from 'react-redux';
import type { Profile } from '#domain/profile';
import { t } from '#i18n';
import { Asked } from '#ui/Asked';
import { Avatar } from '#ui/Avatar';
import { Screen } from '#ui/Screen';
import { Section } from '#ui/Section';
import { Skeleton } from '#ui/Skeleton';
import { selectUser } from '../auth/index.ts';
import { AccountMenu, HelpMenu } from './menus.tsx';
import { ProgressCard } from './ProgressCard.tsx';
import { useFreshPicture } from './useFreshPicture.ts';
import { useProfile } from './useProfile.ts';

/** The owner's menu (ux S11). Its links stay whatever becomes of the profile. */
export function ProfileScreen() {
  const answer = useProfile();
  const user = useSelector(selectUser);
  const { data: profile } = answer;
  const fullName = profile && fullNameOf(profile);
  const onStale = useFreshPicture();

  return (
    <Screen
      template="dashboard"
      title={fullName || t('Your profile')}
      lead={profile?.email ?? user?.email}
      art={<Avatar name={fullName ?? user?.name ?? ''} url={profile?.selfie?.url} size="arch" onError={onStale} />}
    >
      <Asked answer={answer} skeleton={<Skeleton shape="progress" />} failure={t('We could not load your profile.')}>
        {(data) => <ProgressCard profile={data} />}
      </Asked>
      <AccountMenu />
      <Section title={t('Help')}>
        <HelpMenu />
      </Section>
    </Screen>
  );
}

const fullNameOf = ({ name, last_name }: Profile): string => [name, last_name].filter(Boolean).join(' ');
