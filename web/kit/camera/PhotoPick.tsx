import { useState } from 'react';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { Button } from '../navigation/Button.tsx';
import { canUseCamera } from './camera.ts';
import { DocumentCamera } from './DocumentCamera.tsx';
import { FilePick } from './FilePick.tsx';

type PhotoPickProps = {
  /** Label of the field, in Spanish. */
  label: string;
  icon?: string | undefined;
  id?: string | undefined;
  describedBy?: string | undefined;
  /** Text of the button, in Spanish; by default "Tomar foto". */
  text?: string | undefined;
  onPhoto: (photo: File) => void;
};

/** Button that photographs a document, with the camera in the page or, where there is none, the phone's camera app. */
export function PhotoPick({ label, text = fileTexts.takePhoto, onPhoto, describedBy, ...button }: PhotoPickProps) {
  const [isCameraOpen, setCameraOpen] = useState(false);
  const take = (photo: File) => {
    setCameraOpen(false);
    onPhoto(photo);
  };
  if (!canUseCamera()) {
    return (
      <FilePick
        {...button}
        label={label}
        text={text}
        size="small"
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
        kind="secondary"
        {...button}
        size="small"
        aria-label={`${label} ${text}`}
        aria-describedby={describedBy}
        onClick={() => setCameraOpen(true)}
      >
        {text}
      </Button>
      {isCameraOpen && <DocumentCamera title={label} onPhoto={take} onClose={() => setCameraOpen(false)} />}
    </>
  );
}
