import { Link } from './Link.tsx';
import styles from './QuestionLink.module.css';

type QuestionLinkProps = {
  question: string;
  answer: string;
  to: string;
  /** Location state of the target page. */
  state?: unknown;
  size?: 'small' | 'body';
};

/** A question and its answer as one link, large enough to tap: "¿No tienes cuenta? Regístrate". */
export function QuestionLink({ question, answer, to, state, size = 'small' }: QuestionLinkProps) {
  return (
    <p className={styles[size]}>
      <Link to={to} state={state} className={styles.link ?? ''}>
        {question} <span className={styles.answer}>{answer}</span>
      </Link>
    </p>
  );
}
