import type { Locator, Page } from 'playwright/test';
import type { paths } from '../../web/paths.ts';
import type { OwnerChanges } from './sampleResponses.ts';
import type { Script } from './scriptedAnswers.ts';

/** The sample files that the list uses, by their names in `demo-server/files/sampleFiles.ts`. */
export type SampleName =
  | 'identityFront'
  | 'identityBack'
  | 'selfie'
  | 'transferProof'
  | 'incomeProof1'
  | 'incomeProof2'
  | 'taxCertificate'
  | 'leaseAgreement'
  | 'accountStatement';

/** A sample file, or one with these contents. */
export type FileToPick = SampleName | { readonly name: string; readonly text: string };

/** Why the camera does not open: names of the browser's errors, or no answer to the question. */
export type CameraFailure = 'NotAllowedError' | 'NotReadableError' | 'no answer';

/**
 * What brings a state about: somebody who uses the screen. The tests do it through Playwright, the page with all states
 * in the phone beside it. Controls are found by their visible Spanish texts.
 */
export type ScreenUser = {
  presses(button: string | RegExp): Promise<void>;
  /** Presses a text that is no button, such as the heading of a part that unfolds. */
  pressesText(text: string): Promise<void>;
  followsLink(link: string | RegExp): Promise<void>;
  fillsIn(label: string, text: string): Promise<void>;
  fillsInFields(texts: Readonly<Record<string, string>>): Promise<void>;
  /** Presses Enter in a field. */
  pressesEnterIn(label: string): Promise<void>;
  /** Leaves a field, whose value is then validated. */
  leaves(label: string): Promise<void>;
  /** Checks a checkbox or a radio button. */
  checks(name: string | RegExp): Promise<void>;
  /** Types a code of four digits; it is not submitted by itself. */
  typesCode(code: string): Promise<void>;
  /** Picks files for a field one after the other and waits until each is uploaded. */
  uploads(field: string, ...files: SampleName[]): Promise<void>;
  /** Picks a file for a field without waiting for the result. */
  picks(field: string, file: FileToPick): Promise<void>;
  waitsFor(text: string): Promise<void>;
  waitsForElement(selector: string): Promise<void>;
  /** Waits until the camera's picture moves: only then its shutter works. */
  waitsForCamera(): Promise<void>;
  /** Waits until the tab's storage contains this text. */
  waitsUntilStored(text: string): Promise<void>;
  /** Waits until the page has loaded, and cuts the connection. */
  losesConnection(): Promise<void>;
  losesCamera(failure: CameraFailure): Promise<void>;
  /** From now on no script of the app loads. */
  losesScripts(): Promise<void>;
  letsTimePass(ms: number): Promise<void>;
  reloads(): Promise<void>;
};

/** The title of a form's error summary. */
export const ERROR_SUMMARY = /^(Te faltan \d+ datos|Revisa \d+ datos|Revisa lo siguiente)$/;

/** Selector of the page's content once nothing of it is loading. */
export const LOADED = 'main:not(:has([aria-busy="true"]))';

/** Element that shows the progress of an upload. */
export const UPLOADING = '[role="progressbar"][aria-label^="Subiendo"]';

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
  readonly otherInput?: (owner: ScreenUser) => Promise<void>;
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
  readonly act?: (owner: ScreenUser) => Promise<void>;
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
  /** Its route in `paths`; undefined for the error pages. */
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
  (owner: ScreenUser): Promise<void> =>
    owner.presses(name);

/** Fills in the form of a write and presses its button. The screen must be open. */
export async function submitForm(owner: ScreenUser, write: Write): Promise<void> {
  await fillInForm(owner, write);
  await owner.presses(write.button);
}

/** Fills in the form of a write without sending it. */
export async function fillInForm(owner: ScreenUser, { typed = {}, otherInput }: Write): Promise<void> {
  await owner.fillsInFields(typed);
  await otherInput?.(owner);
}
