import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '#kit/art/Icon.tsx';
import styles from './Doorway.module.css';

type PopoverProps = { label: string; icon: string; children: ReactNode };

/** Button below the phone that opens a menu above it. Esc, a press beside it and the button close the menu. */
export function Popover({ label, icon, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const handlePress = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false);
    };
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    addEventListener('pointerdown', handlePress);
    addEventListener('keydown', handleKey);
    return () => {
      removeEventListener('pointerdown', handlePress);
      removeEventListener('keydown', handleKey);
    };
  }, [isOpen]);
  return (
    <div ref={whole}>
      <button type="button" className={styles.tool} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon of={icon} size={20} />
        {label}
      </button>
      {isOpen && <div className={styles.menu}>{children}</div>}
    </div>
  );
}
