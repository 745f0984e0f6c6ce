import type { Locator, Page } from 'playwright/test';
import type { paths } from '../../../web/paths.ts';
import type { Owner } from '../../journeys/support/owner.ts';
import type { Script, ScriptedApi, sampleOwner } from '../../journeys/support/scriptedApi.ts';

/** Who looks at a screen, and what answers it. */
export type Visit = { readonly page: Page; readonly owner: Owner; readonly api: ScriptedApi };

/** A call as the scripted API names it: `'GET /api/loans/12'`. */
export type Call = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** Something that must be seen: its text, or where it is. */
export type Sight = string | RegExp | ((page: Page) => Locator);

/** A call whose answer a screen shows. */
export type Read = {
  readonly call: Call;
  /** What stands there when it fails; nothing where the screen does without. */
  readonly failure?: string;
  /** A skeleton keeps its place until it comes. */
  readonly waits?: true;
  /** The screen is about this one thing: a 403 or 404 of it closes the whole page. */
  readonly own?: true;
};

/** Something that an owner sends from a screen. */
export type Write = {
  readonly name: string;
  readonly call: Call;
  /** What she types before, by the label of the field. */
  readonly typed?: Readonly<Record<string, string>>;
  /** What else she does before: files, boxes, a dialog that asks. */
  readonly also?: (visit: Visit) => Promise<void>;
  /** The button that sends it. */
  readonly press: string;
  /** What a server says that takes it. */
  readonly answer: unknown;
  /** Other answers that it needs, before or after. */
  readonly script?: Script;
  /** What she sees when it has been taken. */
  readonly done: Sight;
};

/** What of a screen is another one in a state. */
export type State = {
  readonly path?: string;
  readonly who?: Who;
  readonly script?: Script;
  /** The heading in this state, where it is another one. */
  readonly heading?: string | RegExp;
  /** What is done to bring it about, once the screen stands there. */
  readonly act?: (visit: Visit) => Promise<void>;
  /** Where `act` begins, when that is another screen. */
  readonly begins?: string | RegExp;
  /** By what the state is known. */
  readonly shows: Sight;
};

/** Nobody, or the signed-in owner with these changes. */
export type Who = 'visitor' | (Partial<Omit<typeof sampleOwner, 'name'>> & { name?: string | null });

/** A page of the product, and every state that it can be in (ux §1–§8). */
export type Screen = {
  readonly name: string;
  /** Its address in the sitemap; none for what stands where no page is. */
  readonly route?: keyof typeof paths;
  readonly path: string;
  /** The signed-in owner unless told otherwise. */
  readonly who?: Who;
  /** What the API answers, besides the usual. */
  readonly script?: Script;
  readonly heading: string | RegExp;
  /** Its heading for as long as its data are not there, when that is another one. */
  readonly early?: string;
  /** And when they cannot be had, when that is yet another one. */
  readonly failed?: string;
  readonly reads?: readonly Read[];
  readonly writes?: readonly Write[];
  /** By their names; that it just stands there, waits, fails or is offline need not be told. */
  readonly states?: Readonly<Record<string, State>>;
};

/** An answer that does not come. */
export const unanswered: Promise<never> = new Promise(() => undefined);
