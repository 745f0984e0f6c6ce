import { SceneFrame } from './SceneFrame.tsx';

/** Illustration for failures: a closed door by night, and a sprouting plant that makes it look hopeful. */
export function ClosedDoorScene() {
  return (
    <SceneFrame>
      <path fill="var(--moon)" d="M198 12A20 20 0 1 0 217 39A17.5 17.5 0 0 1 198 12Z" />
      <path fill="var(--wall)" d="M44 32h112v104H44z" />
      <path fill="var(--return)" d="M156 32h14v104h-14zM76 136V86a24 24 0 0 1 48 0v50z" />
      <path fill="var(--wall)" d="M98.8 62h2.4v74h-2.4z" />
      <circle fill="var(--lit)" cx="95" cy="104" r="2.6" />
      <circle fill="var(--lit)" cx="105" cy="104" r="2.6" />
      <path fill="none" stroke="var(--stem)" strokeWidth="4" strokeLinecap="round" d="M22 136v-25" />
      <path
        fill="var(--leaf)"
        d="M22 120C12 120 6 113 6 104C16 104 22 110 22 120ZM22 114C22 104 28 98 38 98C38 108 32 114 22 114Z"
      />
    </SceneFrame>
  );
}
