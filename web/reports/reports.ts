import { handleCollected } from './collectReports.ts';
import { createReporter } from './createReporter.ts';
import { describeEvent } from './describeEvent.ts';
import { pageTemplate } from './pageTemplate.ts';
import { watchVitals } from './watchVitals.ts';

/*
 * Reports what goes wrong on phones, and how fast the pages are. A script of its own, which the guard loads when the
 * page is idle and only where the setting `report-url` is filled in.
 */

const contentOf = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

const report = createReporter(contentOf('report-url'), contentOf('version'));
const firstPage = pageTemplate(location.pathname);

handleCollected((event) => {
  const finding = describeEvent(event);
  if (finding) report(pageTemplate(location.pathname), finding);
});
watchVitals((values) => report(firstPage, { kind: 'vitals', values }));
