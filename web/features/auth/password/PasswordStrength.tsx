import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import xCircle from '@phosphor-icons/core/assets/regular/x-circle.svg';
import { useEffect, useId, useRef } from 'react';
import { passwordChecks, passwordLevel, passwordScore } from '#domain/password';
import * as passwordTexts from '#i18n/es-MX/passwords';
import { passwordCheckLabels, passwordLevelLabels } from '#i18n/passwordLabels';
import { Icon } from '#kit/art/Icon.tsx';
import { revealWhileTyping } from '#kit/layout/reveal.ts';
import { announceQuietly } from '#kit/navigation/announcements.ts';
import { ProgressBar } from '#kit/progress/Progress.tsx';
import styles from './PasswordStrength.module.css';

/** How long the typing must pause before screen readers announce the level, ms. */
const PAUSE_MS = 800;

/** "Nivel de seguridad": a score meter, and a check or cross for each of the five rules of a new password. */
export function PasswordStrength({ password }: { password: string }) {
  const score = passwordScore(password);
  const tone = passwordLevel(password);
  const level = passwordLevelLabels[tone];
  useAnnouncedLevel(password, level);
  const title = useId();

  return (
    <div ref={revealWhileTyping} className={`${styles.panel} ${styles[tone]}`}>
      <p className={styles.head}>
        <span id={title} className={styles.title}>
          {passwordTexts.securityLevel}
        </span>
        <span className={styles.level}>{level}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: native meters look different in each browser */}
      <div
        role="meter"
        className={styles.meter}
        aria-labelledby={title}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={score}
        aria-valuetext={passwordTexts.levelAndScore({ level, score })}
      >
        <ProgressBar percent={score} />
      </div>
      <ul className={styles.rules}>
        {passwordChecks.map(({ name, passes }) => (
          <Rule key={name} met={passes(password)} text={passwordCheckLabels[name]} />
        ))}
      </ul>
    </div>
  );
}

function Rule({ met, text }: { met: boolean; text: string }) {
  return (
    <li className={styles.rule}>
      <span className={met ? styles.met : styles.missing}>
        <Icon of={met ? checkCircleFill : xCircle} size={18} />
      </span>
      <span>
        <span className="visually-hidden">{met ? passwordTexts.met : passwordTexts.missing} </span>
        {text}
      </span>
    </li>
  );
}

/** Announces the level to screen readers when the typing pauses; nothing before the first key. */
function useAnnouncedLevel(password: string, level: string) {
  const announced = useRef(password);
  useEffect(() => {
    if (announced.current === password) return;
    const timer = setTimeout(() => {
      announced.current = password;
      const missing = passwordChecks.filter(({ passes }) => !passes(password)).length;
      announceQuietly(passwordTexts.securityLevelAnnouncement({ level, missing }));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [password, level]);
}
