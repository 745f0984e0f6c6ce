import infoFill from '@phosphor-icons/core/assets/fill/info-fill.svg';
import type { Notice, NoticeSubject } from '#domain/process/notice';
import type { BadgeLook } from '#kit/feedback/Badge.tsx';
import { badgeLooks } from '#kit/feedback/badgeLooks.ts';

const neutral: BadgeLook = { tone: 'neutral', icon: infoFill };
const looks: Readonly<Record<NoticeSubject | 'unknown', BadgeLook>> = { ...badgeLooks, neutral, unknown: neutral };

/** Returns colours and icon of a notice; neutral ones for a tone that this version does not know. */
export const lookOfNotice = ({ tone }: Notice): BadgeLook => looks[tone ?? 'unknown'];
