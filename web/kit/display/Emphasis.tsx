import styles from './Emphasis.module.css';

/** Sentence with one of its values in bold: `<Emphasis of={phone}>{bureauTexts.codeWillBeSentTo({ phone })}</Emphasis>`. */
export function Emphasis({ of, children }: { of: string; children: string }) {
  const start = children.indexOf(of);
  if (of === '' || start < 0) return children;
  return (
    <>
      {children.slice(0, start)}
      <strong className={styles.value}>{of}</strong>
      {children.slice(start + of.length)}
    </>
  );
}
