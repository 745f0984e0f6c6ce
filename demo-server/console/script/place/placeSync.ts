import pLimit from 'p-limit';
import type { CaseFileWindow, PlaceDto } from '../../dto.ts';

/** Name of this window in the places that it saves: their events do not move it. */
export const windowName = crypto.getRandomValues(new Uint32Array(2)).join('-');

/** The window of a place that no operator has chosen: the case file has shown that its step has begun. */
const CASE_FILE: CaseFileWindow = 'case file';

/**
 * Saving, following and replacing run one after the other: an older place must not arrive last, and a window that
 * replaces the data does not follow the places of the meantime.
 */
export const inTurn = pLimit(1);

type PlaceCalls = {
  readonly fetchPlace: () => Promise<PlaceDto | null>;
  /** Saves a place with the name of the window that all others follow. */
  readonly savePlace: (place: PlaceDto, window: string) => Promise<unknown>;
  /** Takes this window to a place; null is the beginning of the talk. */
  readonly goTo: (place: PlaceDto | null) => Promise<void>;
};

export type PlaceSync = ReturnType<typeof createPlaceSync>;

/**
 * Keeps the place of the talk the same in all windows. The window that is used saves its place; all others go there.
 * A window that has followed saves nothing before it is used: what its phone does by itself must not move the others.
 */
export function createPlaceSync({ fetchPlace, savePlace, goTo }: PlaceCalls) {
  let isUsed = false;
  /**
   * Place that this window has saved or followed last; undefined when the server may not have it. It is not saved again
   * when the phone has loaded: another window may have moved on by then.
   */
  let known: PlaceDto | null | undefined;
  const save = async (place: PlaceDto, window = windowName) => {
    known = place;
    await savePlace(place, window).catch(() => {
      known = undefined;
    });
  };
  return {
    /** The operator uses this window, by mouse or keyboard. */
    markUsed() {
      isUsed = true;
    },
    /** Runs what the operator does in this window to take the talk elsewhere: no other window moves it meanwhile. */
    act<Result>(action: () => Promise<Result>): Promise<Result> {
      return inTurn(() => {
        isUsed = true;
        return action();
      });
    },
    /** Saves the place to which an action takes the talk before this window is there. Call within `act`. */
    save,
    /**
     * This window is at a place now; with `byCaseFile` because the case file has shown that a step has ended. That each
     * window sees by itself: it is saved for a reload, and the server keeps the place of the window in which it is done.
     */
    async moveTo(place: PlaceDto, { byCaseFile = false } = {}): Promise<void> {
      await inTurn(async () => {
        if (!isUsed || isSame(place, known)) return;
        await save(place, byCaseFile ? CASE_FILE : windowName);
      });
    },
    /**
     * Goes to the newest place, unless this window itself has saved it; with `isLost` in any case, since its session is
     * gone. Without the server it stays, or goes to the beginning when it is lost: it follows again after the reconnect.
     */
    async follow({ isLost = false } = {}): Promise<void> {
      await inTurn(async () => {
        const place = await fetchPlace().catch(() => (isLost ? null : known));
        if (place === undefined) return;
        const isOwn = place?.window === windowName || place?.window === CASE_FILE;
        if (!isLost && (isOwn || isSame(place, known))) return;
        isUsed = false;
        known = place;
        // Its owner may be gone by now, in data that are replaced again: the event of that follows.
        await goTo(place).catch(() => {
          known = undefined;
        });
      });
    },
  };
}

/** Whether two places are the same, whichever window has saved them. */
const isSame = (place: PlaceDto | null, other: PlaceDto | null | undefined): boolean =>
  other !== undefined && positionsOf(place) === positionsOf(other);

const positionsOf = (place: PlaceDto | null): string =>
  JSON.stringify(place && [positionOf(place), place.interrupted ? positionOf(place.interrupted) : null]);

const positionOf = ({ step, path, owner_id }: Omit<PlaceDto, 'interrupted'>) => [step, path, owner_id];
