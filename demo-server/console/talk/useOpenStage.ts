import { useEffect, useRef } from 'react';
import { paths } from '#paths';
import { lastPhonePath } from '../phone-frame/lastPhonePath.ts';
import type { Phone } from '../phone-frame/phoneContext.ts';
import { isStoredSessionGone, storedOwnerId } from '../session.ts';
import { useShowTalkOn } from './useShowTalk.ts';

/** Opens the phone: after a reload where it was in this tab, with its session and drafts; else where the talk is. */
export function useOpenStage(phone: Phone): void {
  const showTalk = useShowTalkOn(phone);
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    const turn = phone.takeTurn();
    const open = async () => {
      const path = lastPhonePath();
      if (path === null || (await isStoredSessionGone())) return showTalk({ turn });
      phone.begin(path, turn);
    };
    // Without the server the page in the frame says so.
    open().catch(() => phone.begin(storedOwnerId() === null ? paths.landing : paths.home, turn));
  }, [phone, showTalk]);
}
