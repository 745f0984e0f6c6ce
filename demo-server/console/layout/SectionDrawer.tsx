import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { sectionClosed } from '../consoleSlice.ts';
import { PanelCloseContext } from '../kit/Panel.tsx';
import { useConsoleDispatch } from '../store.ts';
import { NewestMessage } from './NewestMessage.tsx';
import { tabId } from './SectionBar.tsx';
import styles from './SectionDrawer.module.css';
import type { SectionId } from './sectionIds.ts';
import { sections } from './sections.ts';

/** Section over the column beside the script. Esc, its button in the bar and its × close it. */
export function SectionDrawer({ id }: { id: SectionId }) {
  const dispatch = useConsoleDispatch();
  const close = useCallback(() => {
    dispatch(sectionClosed());
    document.getElementById(tabId(id))?.focus();
  }, [dispatch, id]);
  useEffect(() => document.getElementById(id)?.focus({ preventScroll: true }), [id]);
  const drawer = useRef<HTMLDivElement>(null);
  // A step of the script that begins closes the section too. The cleanup runs while the focus is still inside.
  useLayoutEffect(
    () => () => {
      if (drawer.current?.contains(document.activeElement)) document.getElementById(tabId(id))?.focus();
    },
    [id],
  );
  // The Esc key of a dialog closes the dialog alone.
  const handleKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && target instanceof Element && !target.closest('dialog')) close();
  };
  const { Component } = sections[id];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside.
    <div ref={drawer} className={styles.drawer} onKeyDown={handleKeyDown}>
      <PanelCloseContext value={close}>
        <Component />
      </PanelCloseContext>
      <NewestMessage />
    </div>
  );
}
