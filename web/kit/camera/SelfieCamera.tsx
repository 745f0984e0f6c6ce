import eyeglasses from '@phosphor-icons/core/assets/regular/eyeglasses.svg';
import smiley from '@phosphor-icons/core/assets/regular/smiley.svg';
import sun from '@phosphor-icons/core/assets/regular/sun.svg';
import type { ComponentProps, ReactNode } from 'react';
import * as cameraTexts from '#i18n/es-MX/kit/camera';
import { Icon } from '../art/Icon.tsx';
import { CameraDialog } from './CameraDialog.tsx';
import styles from './SelfieCamera.module.css';

type SelfieCameraProps = {
  /** A way to continue without a selfie. */
  secondary?: ReactNode;
  onPhoto: ComponentProps<typeof CameraDialog>['onPhoto'];
  onClose: () => void;
};

const tips = [
  { icon: sun, words: cameraTexts.goodLight },
  { icon: eyeglasses, words: cameraTexts.noGlasses },
  { icon: smiley, words: cameraTexts.uncoveredFace },
];

const points = [cameraTexts.wholeFace, cameraTexts.sharpAndLit, cameraTexts.nothingOnFace];

/** Front camera with an oval for the face. It does not know whether there is one: afterwards the owner judges. */
export function SelfieCamera(props: SelfieCameraProps) {
  return (
    <CameraDialog
      {...props}
      facing="user"
      title={cameraTexts.takeSelfie}
      stillTitle={cameraTexts.doesFaceLookGood}
      fileName="selfie.jpg"
      guide={(isStill) => <Guide isStill={isStill} />}
    />
  );
}

function Guide({ isStill }: { isStill: boolean }) {
  const shownIf = (isShown: boolean) => (isShown ? styles.words : `${styles.words} ${styles.away}`);
  return (
    <>
      <div className={styles.space}>
        <svg viewBox="0 0 248 348" className={styles.oval} aria-hidden="true" focusable="false">
          <path className={styles.veil} fillRule="evenodd" d={`${OUTSIDE}${OUTLINE}`} />
          <path className={styles.track} d={OUTLINE} />
        </svg>
      </div>
      <div className={styles.guide}>
        <div className={shownIf(!isStill)}>
          <p className={styles.chip}>{cameraTexts.centerFaceInOval}</p>
          <ul className={styles.tips}>
            {tips.map(({ icon, words }) => (
              <li key={words} className={styles.tip}>
                <Icon of={icon} size={18} />
                {words}
              </li>
            ))}
          </ul>
        </div>
        <ul className={`${shownIf(isStill)} ${styles.points}`}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Path of a rectangle larger than any screen; the oval is cut out of it. */
const OUTSIDE = 'M-6000-6000H6000V6000H-6000Z';

/** Path of the oval. */
const OUTLINE = 'M124 2A122 172 0 1 0 124 346A122 172 0 1 0 124 2';
