import type { ChangeEvent, ReactNode } from 'react';
import { t } from '#i18n';
import { Icon } from '../art/Icon.tsx';
import { type ButtonKind, buttonClass } from '../navigation/Button.tsx';
import styles from './FilePick.module.css';
import type { Accept } from './fileChecks.ts';

type FileInputProps = {
  /** What it is called: the field's label with the words on the button. */
  name: string;
  accept: Accept;
  multiple?: boolean | undefined;
  /** Opens the phone's camera app: the front or the rear one. */
  capture?: 'user' | 'environment' | undefined;
  id?: string | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  onFiles: (files: File[]) => void;
};

/**
 * The browser's own file input, seen through, over whatever looks like a button: one control for a tap, the keyboard, a
 * screen reader and a file dropped on it (ux §4 U1). Its neighbour must stand in a `position: relative` box with it.
 */
function FileInput({ name, accept, multiple = false, capture, id, describedBy, invalid, onFiles }: FileInputProps) {
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Else the same file, chosen once more, would be no change.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <input
      type="file"
      id={id}
      className={styles.input}
      accept={accept === 'pdf' ? '.pdf,application/pdf' : 'image/*'}
      multiple={multiple}
      capture={capture}
      aria-label={name}
      aria-describedby={describedBy}
      aria-invalid={invalid ? true : undefined}
      // Without it the pointer is told "no file chosen", even where one was.
      title={name}
      onChange={onChange}
    />
  );
}

type FilePickProps = Omit<FileInputProps, 'name'> & {
  /** The field's label, in Spanish. */
  label: string;
  /** The words on the button, in Spanish. */
  text: string;
  kind?: ButtonKind | undefined;
  size?: 'small' | undefined;
  icon?: string | undefined;
};

/** A button that chooses files. */
export function FilePick({ label, text, kind = 'secondary', size, icon, ...input }: FilePickProps) {
  return (
    <span className={styles.pick}>
      <span className={buttonClass(kind, size)} aria-hidden="true">
        <span className={styles.face}>
          {icon && <Icon of={icon} size={20} />}
          {text}
        </span>
      </span>
      <FileInput {...input} name={`${label} ${text}`} />
    </span>
  );
}

/** Any surface that chooses files: `children` are its looks, `className` its shape. */
export function FileSurface({
  label,
  text,
  className,
  children,
  ...input
}: Omit<FilePickProps, 'kind' | 'size' | 'icon'> & { className: string | undefined; children: ReactNode }) {
  return (
    <span className={[styles.surface, className].join(' ')}>
      <span className={styles.looks} aria-hidden="true">
        {children}
      </span>
      <FileInput {...input} name={`${label} ${text}`} />
    </span>
  );
}

/** The phone's own camera app, where there is no live picture (ux S14, U9). */
export function PhoneCamera({
  label,
  kind,
  capture,
  onPhoto,
}: {
  label: string;
  kind?: ButtonKind | undefined;
  capture: 'user' | 'environment';
  onPhoto: (photo: File) => void;
}) {
  return (
    <FilePick
      label={label}
      text={t("Use the phone's camera")}
      kind={kind}
      accept="image"
      capture={capture}
      onFiles={([photo]) => photo && onPhoto(photo)}
    />
  );
}
