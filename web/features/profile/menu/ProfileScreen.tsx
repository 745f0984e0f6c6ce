import { useSelector } from 'react-redux';
import type { Profile } from '#domain/profile';
import { t } from '#i18n';
import { Avatar } from '#kit/display/Avatar.tsx';
import { QueryBoundary, type QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { selectUser } from '../../auth/authSlice.ts';
import { useFreshPicture } from '../useFreshPicture.ts';
import { useProfile } from '../useProfile.ts';
import { AccountMenu, HelpMenu } from './menus.tsx';
import { ProgressCard } from './ProgressCard.tsx';

/** The owner's menu (ux S11). Its links are there whatever became of the profile. */
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
      <QueryBoundary answer={answer} skeleton={<Coming />} failure={t('We could not load your profile.')}>
        {(data) => <ProgressCard profile={data} />}
      </QueryBoundary>
      {!isOnTheWay(answer) && <Menus />}
    </Screen>
  );
}

// Until it is known whether the card has a button, what stands below it would jump.
const isOnTheWay = ({ data, failure }: QueryState<Profile>): boolean => data === undefined && failure === undefined;

const Coming = () => (
  <>
    <Skeleton shape="progress" />
    <Skeleton shape="menu" />
    <Skeleton shape="heading" />
    <Skeleton shape="menu" />
  </>
);

const Menus = () => (
  <>
    <AccountMenu />
    <HelpMenu />
  </>
);

const fullNameOf = ({ name, last_name }: Profile): string => [name, last_name].filter(Boolean).join(' ');
