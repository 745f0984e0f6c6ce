import { useSelector } from 'react-redux';
import * as menuTexts from '#i18n/es-MX/profile/menu';
import { Avatar } from '#kit/display/Avatar.tsx';
import { Link } from '#kit/navigation/Link.tsx';
import { paths } from '#paths';
import { selectUser } from '../auth/authSlice.ts';
import { useProfile } from '../records/profileSlice.ts';
import styles from './ProfileCorner.module.css';
import { useReloadPicture } from './useReloadPicture.ts';

/** The owner's picture in the corner of a dashboard; a link to the profile. */
export function ProfileCorner() {
  const { data: profile } = useProfile();
  const user = useSelector(selectUser);
  const onStale = useReloadPicture();
  const { name, last_name } = profile ?? { name: user?.name, last_name: undefined };
  return (
    <Link to={paths.profile} className={styles.corner ?? ''}>
      <Avatar name={name ?? ''} lastName={last_name} url={profile?.selfie?.url} size="small" onError={onStale} />
      <span className="visually-hidden">{menuTexts.yourProfile}</span>
    </Link>
  );
}
