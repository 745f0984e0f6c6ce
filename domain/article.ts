import { array, type Infer, nullable, number, optional, string, type, union } from 'superstruct';

/** An article of the public marketing site; its summary is HTML of somebody else's and is only ever shown as text (spec §3). */
export const Article = type({
  id: union([string(), number()]),
  title: string(),
  summary: string(),
  image: optional(nullable(string())),
  url: string(),
});
export type Article = Infer<typeof Article>;

export const Articles = array(Article);
