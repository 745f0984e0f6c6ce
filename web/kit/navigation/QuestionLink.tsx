import { Link } from './Link.tsx';
import styles from './QuestionLink.module.css';

type QuestionLinkProps = {
  question: string;
  answer: string;
  to: string;
  size?: 'small' | 'body';
};

/** A question and its answer as one link, large enough to tap: "¿No tienes cuenta? Regístrate". */
export function QuestionLink({ question, answer, to, size = 'small' }: QuestionLinkProps) {
  return (
    <p className={styles[size]}>
      <Link to={to} className={styles.link ?? ''}>
        {question} <span className="text-link">{answer}</span>
      </Link>
    </p>
  );
}
