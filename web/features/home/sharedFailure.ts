import type { QueryState } from '#kit/feedback/QueryBoundary.tsx';

type Query = QueryState<unknown>;

/** Whether a block of the page has nothing to show because its data failed to load. */
const hasFailed = ({ data, failure }: Query): boolean => data === undefined && failure !== undefined;

/**
 * Returns the queries that failed to load for the same reason, as one query whose retry repeats all of them; undefined
 * when no two did. The page says their reason once; a block that fails alone says so itself.
 */
export function sharedFailure(queries: readonly Query[]): (Query & { readonly of: ReadonlySet<Query> }) | undefined {
  const failed = queries.filter(hasFailed);
  const withReason = (text: string | undefined) => failed.filter(({ failure }) => failure?.text === text);
  const group = failed.map(({ failure }) => withReason(failure?.text)).find(({ length }) => length > 1);
  const [first] = group ?? [];
  if (group === undefined || first === undefined) return undefined;
  return {
    ...first,
    of: new Set(group),
    waiting: group.some(({ waiting }) => waiting),
    retry: () => {
      for (const { retry } of group) retry();
    },
  };
}
