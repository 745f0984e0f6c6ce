import styles from './Header.module.css';

/** The app's logo. */
export const Logo = () => (
  <svg className={styles.mark} viewBox="0 0 48 48" width="34" height="34" aria-hidden="true">
    <path
      className={styles.tile}
      d="M13 0h22a13 13 0 0 1 13 13v22a13 13 0 0 1-13 13H13A13 13 0 0 1 0 35V13A13 13 0 0 1 13 0z"
    />
    <path className={styles.light} d="M13 33h18l15 15H27z" />
    <path className={styles.door} d="M13 33V19a9 9 0 0 1 18 0v14z" />
  </svg>
);
