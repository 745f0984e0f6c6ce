import styles from './Emphasis.module.css';

/** A sentence in which one of its values stands out: `<Emphasis of={phone}>{t('… {phone}.', { phone })}</Emphasis>`. */
export function Emphasis({ of, children }: { of: string; children: string }) {
  const at = children.indexOf(of);
  if (of === '' || at < 0) return children;
  return (
    <>
      {children.slice(0, at)}
      <strong className={styles.value}>{of}</strong>
      {children.slice(at + of.length)}
    </>
  );
}
