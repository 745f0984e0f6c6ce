import { SceneFrame } from './SceneFrame.tsx';

/** Illustration for an empty inbox: a mailbox by night with its flag up, and a sprouting plant. */
export function MailboxScene() {
  return (
    <SceneFrame>
      <path fill="var(--moon)" d="M198 12A20 20 0 1 0 217 39A17.5 17.5 0 0 1 198 12Z" />
      <path fill="var(--return)" d="M106 95h18v41h-18z" />
      <path fill="var(--pink)" d="M137 18h24v10.5h-18V36h-6z" />
      <path fill="var(--wall)" d="M82 36h64a26 26 0 0 1 26 26v34H82z" />
      <path fill="var(--return)" d="M56 96V62a26 26 0 0 1 52 0v34z" />
      <path fill="var(--lit)" d="M70 60h24v7H70z" />
      <path fill="none" stroke="var(--stem)" strokeWidth="4" strokeLinecap="round" d="M30 136v-25" />
      <path
        fill="var(--leaf)"
        d="M30 120C20 120 14 113 14 104C24 104 30 110 30 120ZM30 114C30 104 36 98 46 98C46 108 40 114 30 114Z"
      />
    </SceneFrame>
  );
}
