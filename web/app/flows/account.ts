/** The owner's menu and data: one chunk. */
export { MyDataScreen } from '../../features/profile/MyDataScreen.tsx';
export { OopsScreen } from '../../features/profile/OopsScreen.tsx';
export { ProfileScreen } from '../../features/profile/ProfileScreen.tsx';
export { UpdatePasswordScreen } from '../../features/profile/UpdatePasswordScreen.tsx';
