import type { PersonaDto } from '../dto.ts';

/** What the rows of "Momentos" need of the page that shows the phone. */
export type MomentActions = {
  /** Shows a persona on the phone. */
  readonly onEnterPersona: (persona: PersonaDto) => Promise<unknown>;
  /** Runs a call that replaces all data, and shows the place that they hold. */
  readonly onRestore: (restore: () => Promise<unknown>) => Promise<unknown>;
};
