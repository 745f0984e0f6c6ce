import { array, type Infer, nullable, number, optional, string, type, union } from 'superstruct';

/** An article of the public marketing site. Its summary is foreign HTML: show it as text only. */
export const Article = type({
  id: union([string(), number()]),
  title: string(),
  summary: string(),
  image: optional(nullable(string())),
  url: string(),
});
export type Article = Infer<typeof Article>;

export const Articles = array(Article);
