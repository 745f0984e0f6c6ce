/** A status machine: for each move the statuses it may start from and the one it leads to (contract §5). */
export type Moves<Status extends string, Move extends string> = Readonly<
  Record<Move, { readonly from: readonly Status[]; readonly to: Status }>
>;

/** A move that the table lacks; the demo server answers it 409. */
export class IllegalMove extends Error {
  override readonly name = 'IllegalMove';
}

/** The status that a move leads to. Throws IllegalMove where the table has none. */
export function statusAfter<Status extends string, Move extends string>(
  moves: Moves<Status, Move>,
  status: Status,
  move: Move,
): Status {
  const { from, to } = moves[move];
  if (!from.includes(status)) throw new IllegalMove(`No ${move} from ${status}`);
  return to;
}

/** The moves that a status allows, in the table's order: what an operator's panel may offer. */
export const legalMoves = <Status extends string, Move extends string>(
  moves: Moves<Status, Move>,
  status: Status,
): Move[] => (Object.keys(moves) as Move[]).filter((move) => moves[move].from.includes(status));
