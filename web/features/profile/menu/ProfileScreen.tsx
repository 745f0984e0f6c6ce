import { useSelector } from 'react-redux';
import { fullName } from '#domain/profile';
import * as menuTexts from '#i18n/es-MX/profile/menu';
import { Avatar } from '#kit/display/Avatar.tsx';
import { isLoading, QueryBoundary } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { usePrefetchedPage } from '#kit/navigation/navigation.ts';
import { paths } from '#paths';
import { selectUser } from '../../auth/authSlice.ts';
import { useProfile } from '../../records/profileSlice.ts';
import { useReloadPicture } from '../useReloadPicture.ts';
import { AccountMenu, HelpMenu } from './menus.tsx';
import { ProgressCard } from './ProgressCard.tsx';

/** Profile page: picture, progress and menus. The menus render also when the profile could not be loaded. */
export function ProfileScreen() {
  const query = useProfile();
  const user = useSelector(selectUser);
  const { data: profile } = query;
  const ownerName = profile && fullName(profile);
  const onStale = useReloadPicture();
  // The page after a log-out, which empties this one at once.
  usePrefetchedPage(paths.landing);

  return (
    <Screen
      template="dashboard"
      title={ownerName || menuTexts.yourProfile}
      isTitleLoading={isLoading(query)}
      lead={profile?.email ?? user?.email}
      art={
        <Avatar
          name={(profile ?? user)?.name ?? ''}
          lastName={profile?.last_name}
          url={profile?.selfie?.url}
          size="arch"
          onError={onStale}
        />
      }
    >
      <QueryBoundary query={query} skeleton={<ProfileSkeleton />} failureText={menuTexts.couldNotLoadProfile}>
        {(data) => <ProgressCard profile={data} />}
      </QueryBoundary>
      {/* The menus wait for the card, whose height depends on the profile, so that they do not move. */}
      {(profile ?? query.failure) && (
        <>
          <AccountMenu />
          <HelpMenu />
        </>
      )}
    </Screen>
  );
}

const ProfileSkeleton = () => (
  <>
    <Skeleton shape="progress" />
    <Skeleton shape="menu" />
    <Skeleton shape="heading" />
    <Skeleton shape="menu" />
  </>
);
