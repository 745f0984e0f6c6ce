import { label, type PlainMessageId } from '#i18n';
import { Link } from '#kit/navigation/Link.tsx';
import styles from './QuestionLink.module.css';

interface QuestionLinkProps {
  question: PlainMessageId;
  answer: PlainMessageId;
  to: string;
  /** For the history entry that it leads to. */
  state?: unknown;
  size?: 'small' | 'body';
}

/** "¿No tienes cuenta? Regístrate": the question and its way out are one link, as large as a finger. */
export function QuestionLink({ question, answer, to, state, size = 'small' }: QuestionLinkProps) {
  return (
    <p className={styles[size]}>
      <Link to={to} state={state} className={styles.link ?? ''}>
        {label(question)} <span className={styles.answer}>{label(answer)}</span>
      </Link>
    </p>
  );
}
