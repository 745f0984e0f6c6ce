import chatCircleText from '@phosphor-icons/core/assets/regular/chat-circle-text.svg';
import fileText from '@phosphor-icons/core/assets/regular/file-text.svg';
import lockSimple from '@phosphor-icons/core/assets/regular/lock-simple.svg';
import question from '@phosphor-icons/core/assets/regular/question.svg';
import signOut from '@phosphor-icons/core/assets/regular/sign-out.svg';
import user from '@phosphor-icons/core/assets/regular/user.svg';
import { useState } from 'react';
import * as passwordTexts from '#i18n/es-MX/passwords';
import * as menuTexts from '#i18n/es-MX/profile/menu';
import * as personalTexts from '#i18n/es-MX/profile/personalData';
import { Section } from '#kit/layout/Section.tsx';
import { Menu, MenuButton, MenuExternalLink, MenuLink } from '#kit/navigation/Menu.tsx';
import { link } from '#links';
import { paths } from '#paths';
import { useLogout } from '../../auth/useLogout.ts';
import { ChatSheet } from './ChatSheet.tsx';

/** Menu of the account. Logging out needs no confirmation. */
export function AccountMenu() {
  const logout = useLogout();
  return (
    <Menu>
      <MenuLink icon={user} to={paths.myData}>
        {personalTexts.myData}
      </MenuLink>
      <MenuLink icon={lockSimple} to={paths.updatePassword}>
        {passwordTexts.changePassword}
      </MenuLink>
      <MenuButton icon={signOut} quiet onClick={logout}>
        {menuTexts.logOut}
      </MenuButton>
    </Menu>
  );
}

/** Help menu under a heading. Leaves out what is not configured; renders nothing when nothing is. */
export function HelpMenu() {
  const [isChatting, setChatting] = useState(false);
  const widget = link('chat-widget-url');
  const [chat, questions, terms] = [link('chat-url'), link('faq-url'), link('terms-url')];
  if (![widget, chat, questions, terms].some(Boolean)) return null;
  return (
    <Section title={menuTexts.help}>
      <Menu>
        {widget === '' ? (
          <MenuExternalLink icon={chatCircleText} href={chat}>
            {menuTexts.reportProblem}
          </MenuExternalLink>
        ) : (
          <MenuButton icon={chatCircleText} opensDialog onClick={() => setChatting(true)}>
            {menuTexts.reportProblem}
          </MenuButton>
        )}
        <MenuExternalLink icon={question} href={questions}>
          {menuTexts.frequentQuestions}
        </MenuExternalLink>
        <MenuExternalLink icon={fileText} href={terms}>
          {menuTexts.termsAndConditions}
        </MenuExternalLink>
      </Menu>
      {isChatting && <ChatSheet url={widget} onClose={() => setChatting(false)} />}
    </Section>
  );
}
