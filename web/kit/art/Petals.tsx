/** `tone` is a colour of the illustration around, without its `--`. */
export type Petal = readonly [tone: string, x: number, y: number, rotation: number, scale?: number];

const TEARDROP = 'M-1.2-5.8C2-3.4 3.6-.9 3.6 1.2A3.6 3.6 0 0 1-3.6 1.2C-3.6-.9-2.6-3.2-1.2-5.8Z';

/**
 * Petals of the jacaranda. Each is in a group that positions it, so that an animated `transform` does not move it away.
 */
export function Petals({ of, className }: { of: readonly Petal[]; className?: string | undefined }) {
  return of.map(([tone, x, y, rotation, scale = 1]) => (
    <g key={`${x} ${y}`} className={className} transform={`translate(${x} ${y}) rotate(${rotation}) scale(${scale})`}>
      <path fill={`var(--${tone})`} d={TEARDROP} />
    </g>
  ));
}
