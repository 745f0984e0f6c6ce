import type { Locator, Page } from 'playwright/test';
import type { paths } from '../../../web/paths.ts';
import type { Owner } from '../../journeys/support/owner.ts';
import type { OwnerChanges, Script, ScriptedApi } from '../../journeys/support/scriptedApi.ts';

/** The page, its driver and its scripted API. */
export type Fixtures = { readonly page: Page; readonly owner: Owner; readonly api: ScriptedApi };

/** A call in the notation of the scripted API: `'GET /api/loans/12'`. */
export type Call = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** Something that must be visible: its text, or a locator. */
export type Visible = string | RegExp | ((page: Page) => Locator);

/** A call whose answer a screen shows. */
export type Read = {
  readonly call: Call;
  /** The text shown when the call fails; undefined when the screen works without it. */
  readonly failure?: string;
  /** A skeleton is shown until the answer arrives. */
  readonly hasSkeleton?: true;
  /** The data are the subject of the screen: a 403 or 404 replaces the whole page. */
  readonly isSubject?: true;
};

/** A request that an owner sends from a screen. */
export type Write = {
  readonly name: string;
  readonly call: Call;
  /** The values to type first, by the label of the field. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Further input: files, checkboxes, a confirmation dialog. */
  readonly otherInput?: (fixtures: Fixtures) => Promise<void>;
  /** The button that sends it. */
  readonly button: string;
  /** The answer when the request succeeds. */
  readonly answer: unknown;
  /** Other answers that are needed before or after. */
  readonly script?: Script;
  /** What is visible when the request has succeeded. */
  readonly success: Visible;
};

/** How a state of a screen differs from its plain state. */
export type State = {
  readonly path?: string;
  readonly who?: Who;
  readonly script?: Script;
  /** The heading in this state when it differs. */
  readonly heading?: string | RegExp;
  /** Brings the state about once the screen is open. */
  readonly act?: (fixtures: Fixtures) => Promise<void>;
  /** Heading of the screen where `act` begins, when that is another one. */
  readonly startsAt?: string | RegExp;
  /** What is visible in this state. */
  readonly shows: Visible;
  /** The spec of failed calls sees this state on its way and checks it there. */
  readonly isSeenWithFaults?: true;
};

/** A visitor, or the signed-in owner with these changes. */
export type Who = 'visitor' | OwnerChanges;

/** A page of the app with all its states. */
export type Screen = {
  readonly name: string;
  /** Its route in the sitemap; undefined for the error pages. */
  readonly route?: keyof typeof paths;
  readonly path: string;
  /** The signed-in owner by default. */
  readonly who?: Who;
  /** The answers of the API that differ from the defaults. */
  readonly script?: Script;
  readonly heading: string | RegExp;
  /** Its heading until its data have loaded, when it differs. */
  readonly loadingHeading?: string;
  /** Its heading when its data fail to load; `loadingHeading` by default. */
  readonly failedHeading?: string;
  readonly reads?: readonly Read[];
  readonly writes?: readonly Write[];
  /** Further states by name; `statesOf` adds the plain, waiting, failed, offline and sending ones. */
  readonly states?: Readonly<Record<string, State>>;
};

/** Returns the action that presses a button. */
export const presses =
  (name: string | RegExp) =>
  ({ owner }: Fixtures): Promise<void> =>
    owner.presses(name);

/** An answer that never arrives. */
export const unanswered: Promise<never> = new Promise(() => undefined);
