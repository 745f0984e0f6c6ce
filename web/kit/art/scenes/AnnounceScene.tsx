import { type Petal, Petals } from '../Petals.tsx';
import { SceneFrame } from './SceneFrame.tsx';

const petals: readonly Petal[] = [
  ['unlit', 16.5, 95.5, 60, 0.85],
  ['violet', 22.5, 119, 195, 0.85],
  ['violet', 199, 126.5, 120, 0.85],
];

/** Illustration: a letter in front of a house with two of its three windows lit. */
export function AnnounceScene() {
  return (
    <SceneFrame>
      <circle fill="var(--sun)" cx="178" cy="44" r="24" />
      <path fill="var(--wall)" d="M36 40h104v96H36z" />
      <path fill="var(--return)" d="M140 40h14v96h-14zM52 94h60v4H52z" />
      <path fill="var(--lit)" d="M52 82V64a10 10 0 0 1 20 0v18zM78 82V64a10 10 0 0 1 20 0v18z" />
      <path fill="var(--unlit)" d="M104 82V64a10 10 0 0 1 20 0v18z" />
      <Petals of={petals} />
      <g transform="rotate(-6 151 110)">
        <rect fill="var(--paper)" x="107" y="80" width="88" height="58" rx="7" />
        <path fill="var(--fold)" d="M107 89v-2a7 7 0 0 1 7-7h74a7 7 0 0 1 7 7v2l-39.6 25.2a8 8 0 0 1-8.8 0z" />
        <path fill="var(--flap)" d="M107 86.5a6.5 6.5 0 0 1 7-6.5h74a6.5 6.5 0 0 1 7 6.5l-39.6 24.7a8 8 0 0 1-8.8 0z" />
        <rect fill="var(--trace)" x="117" y="122" width="30" height="4" rx="2" />
      </g>
    </SceneFrame>
  );
}
