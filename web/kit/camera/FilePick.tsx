import type { ChangeEvent, ReactNode } from 'react';
import * as cameraTexts from '#i18n/es-MX/kit/camera';
import { Icon } from '../art/Icon.tsx';
import { type ButtonKind, buttonClass } from '../navigation/Button.tsx';
import type { Accept } from '../photo/fileChecks.ts';
import styles from './FilePick.module.css';

type FileInputProps = {
  /** Accessible name: the field's label followed by the button's text. */
  name: string;
  accept: Accept;
  multiple?: boolean | undefined;
  /** Opens the phone's camera app instead of a file chooser: the front (`user`) or the rear camera. */
  capture?: 'user' | 'environment' | undefined;
  id?: string | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  onFiles: (files: File[]) => void;
};

/**
 * Transparent native file input that covers a visible button, so that one control handles taps, the keyboard, screen
 * readers and dropped files. The input and the button share a parent with `position: relative`.
 */
function FileInput({ name, accept, multiple = false, capture, id, describedBy, invalid, onFiles }: FileInputProps) {
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Otherwise choosing the same file again would fire no `change` event.
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
      // Replaces the browser's tooltip, which says "no file chosen" even when the field has a file.
      title={name}
      onChange={onChange}
    />
  );
}

type FilePickProps = Omit<FileInputProps, 'name'> & {
  /** Label of the field, in Spanish. */
  label: string;
  /** Text of the button, in Spanish. */
  text: string;
  kind?: ButtonKind | undefined;
  size?: 'small' | undefined;
  icon?: string | undefined;
};

/** Button that opens the file chooser. */
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

/**
 * Surface of any appearance that opens the file chooser: `children` are its visible content, hidden from screen readers
 * where the accessible name repeats it.
 */
export function FileSurface({
  label,
  text,
  className,
  children,
  ...input
}: Omit<FilePickProps, 'kind' | 'size' | 'icon'> & { className: string | undefined; children: ReactNode }) {
  return (
    <div className={`${styles.surface} ${className}`}>
      {children}
      <FileInput {...input} name={`${label} ${text}`} />
    </div>
  );
}

/** Button that opens the phone's camera app; used where the page cannot show a live picture. */
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
      text={cameraTexts.usePhoneCamera}
      kind={kind}
      accept="image"
      capture={capture}
      onFiles={([photo]) => photo && onPhoto(photo)}
    />
  );
}
