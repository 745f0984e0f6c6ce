import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Calls `report` with the web vitals of this document, rounded, once it is hidden for the first time. */
export function watchVitals(report: (values: Record<string, number>) => void): void {
  const values: Record<string, number> = {};
  const note = ({ name, value }: Metric) => {
    values[name] = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(note);
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    report(values);
  };
  // After the listeners of the library, which complete the values at that moment.
  addEventListener('visibilitychange', send);
}
