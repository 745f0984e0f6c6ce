import handCoinsFill from '@phosphor-icons/core/assets/fill/hand-coins-fill.svg';
import houseSimpleFill from '@phosphor-icons/core/assets/fill/house-simple-fill.svg';
import userCircleFill from '@phosphor-icons/core/assets/fill/user-circle-fill.svg';
import chatCircleDots from '@phosphor-icons/core/assets/regular/chat-circle-dots.svg';
import handCoins from '@phosphor-icons/core/assets/regular/hand-coins.svg';
import houseSimple from '@phosphor-icons/core/assets/regular/house-simple.svg';
import userCircle from '@phosphor-icons/core/assets/regular/user-circle.svg';
import { NavLink } from 'react-router-dom';
import * as commonTexts from '#i18n/es-MX/common';
import * as tabTexts from '#i18n/es-MX/tabBar';
import { Icon } from '#kit/art/Icon.tsx';
import { contactUrl } from '#links';
import { paths } from '#paths';
import { PageErrors } from './PageErrors.tsx';
import styles from './TabBar.module.css';

const tabs = [
  { to: paths.home, text: tabTexts.home, icon: houseSimple, active: houseSimpleFill },
  { to: paths.loans, text: tabTexts.advances, icon: handCoins, active: handCoinsFill },
] as const;
const account = { to: paths.profile, text: tabTexts.account, icon: userCircle, active: userCircleFill } as const;

/** Layout route of the pages with the tab bar. */
export const TabBarLayout = () => (
  <>
    <PageErrors />
    <TabBar />
  </>
);

/**
 * The tab bar. "Contacto" opens a chat in another window: `chat-url`, else `chat-widget-url`; without either the tab is
 * absent.
 */
function TabBar() {
  const chat = contactUrl();
  return (
    <nav className={styles.bar} aria-label={tabTexts.main}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <Tab key={tab.to} {...tab} />
        ))}
        {chat !== '' && (
          <li>
            <a className={styles.tab} href={chat} target="_blank" rel="noopener noreferrer">
              <span className={styles.pill}>
                <Icon of={chatCircleDots} />
              </span>
              {tabTexts.contact}
              <span className="visually-hidden"> ({commonTexts.opensInAnotherWindow})</span>
            </a>
          </li>
        )}
        <Tab {...account} />
      </ul>
    </nav>
  );
}

function Tab({ to, text, icon, active }: (typeof tabs)[number] | typeof account) {
  return (
    <li>
      <NavLink to={to} className={({ isActive }) => `${styles.tab} ${isActive ? styles.active : ''}`}>
        {({ isActive }) => (
          <>
            <span className={styles.pill}>
              <Icon of={isActive ? active : icon} />
            </span>
            {text}
          </>
        )}
      </NavLink>
    </li>
  );
}
