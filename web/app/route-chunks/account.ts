/** Route chunk: the owner's menu and data. */
import '../shared-chunks/everyOwnerForm.ts';

export { MyDataScreen } from '../../features/profile/menu/MyDataScreen.tsx';
export { ProfileScreen } from '../../features/profile/menu/ProfileScreen.tsx';
export { UpdatePasswordScreen } from '../../features/profile/menu/UpdatePasswordScreen.tsx';
export { OopsScreen } from '../../features/profile/OopsScreen.tsx';
