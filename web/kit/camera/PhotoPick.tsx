import { useState } from 'react';
import { t } from '#i18n';
import { FilePick } from '../files/FilePick.tsx';
import { Button, type ButtonKind } from '../navigation/Button.tsx';
import { canUseCamera } from './camera.ts';
import { DocumentCamera } from './DocumentCamera.tsx';

type PhotoPickProps = {
  /** The field's label, in Spanish. */
  label: string;
  kind?: ButtonKind | undefined;
  icon?: string | undefined;
  id?: string | undefined;
  describedBy?: string | undefined;
  /** The words on the button, in Spanish; "Tomar foto" unless told. */
  text?: string | undefined;
  onPhoto: (photo: File) => void;
};

/** A button that photographs a document: with the camera in the page, or where that cannot be, the phone's own (ux §4 U9). */
export function PhotoPick({
  label,
  kind = 'secondary',
  icon,
  id,
  describedBy,
  text = t('Take photo'),
  onPhoto,
}: PhotoPickProps) {
  const [filming, setFilming] = useState(false);
  const take = (photo: File) => {
    setFilming(false);
    onPhoto(photo);
  };
  if (!canUseCamera()) {
    return (
      <FilePick
        label={label}
        text={text}
        kind={kind}
        size="small"
        icon={icon}
        id={id}
        describedBy={describedBy}
        accept="image"
        capture="environment"
        onFiles={([photo]) => photo && onPhoto(photo)}
      />
    );
  }
  return (
    <>
      <Button
        id={id}
        kind={kind}
        size="small"
        icon={icon}
        aria-label={`${label} ${text}`}
        aria-describedby={describedBy}
        onClick={() => setFilming(true)}
      >
        {text}
      </Button>
      {filming && <DocumentCamera title={label} onPhoto={take} onClose={() => setFilming(false)} />}
    </>
  );
}
