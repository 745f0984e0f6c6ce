import * as cameraTexts from '#i18n/es-MX/kit/camera';
import { CameraDialog } from './CameraDialog.tsx';
import styles from './DocumentCamera.module.css';

type DocumentCameraProps = {
  /** Label of the field, in Spanish. */
  title: string;
  onPhoto: (photo: File) => void;
  onClose: () => void;
};

/** Path with the proportions of an ID card, 85.6 by 54 mm, with round corners. */
const CARD = 'M40 0H816A40 40 0 0 1 856 40V500A40 40 0 0 1 816 540H40A40 40 0 0 1 0 500V40A40 40 0 0 1 40 0Z';

/** Rear camera with a frame for a card or a sheet of paper. */
export function DocumentCamera(props: DocumentCameraProps) {
  return (
    <CameraDialog
      {...props}
      facing="environment"
      fileName="foto.jpg"
      guide={() => (
        <>
          <div className={styles.space}>
            <svg viewBox="0 0 856 540" className={styles.window} aria-hidden="true" focusable="false">
              <path className={styles.veil} fillRule="evenodd" d={`M-9000-9000H9000V9000H-9000Z${CARD}`} />
              <path className={styles.edge} d={CARD} />
            </svg>
          </div>
          <p className={styles.hint}>{cameraTexts.fitDocumentInFrame}</p>
        </>
      )}
    />
  );
}
