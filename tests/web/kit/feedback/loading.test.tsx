import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noteCall } from '#connection';
import * as commonTexts from '#i18n/es-MX/common';
import * as failureTexts from '#i18n/es-MX/failures';
import * as displayTexts from '#i18n/es-MX/kit/display';
import { Loading } from '#kit/feedback/Loading.tsx';
import { QueryBoundary } from '#kit/feedback/QueryBoundary.tsx';

test.each([
  [failureTexts.couldNotConnect, true],
  [commonTexts.offlineInputKept, false],
])(
  'a list that failed to load gives the reason "%s": %s, as the page says once that there is no connection',
  (text, isGiven) => {
    const query = { data: undefined, waiting: false, fetchedAt: undefined, failure: { text }, retry: () => {} };
    const list = { query, skeleton: null, failureText: 'No cargó.', children: () => null };
    const markup = renderToStaticMarkup(<QueryBoundary {...list} />);
    expect(markup).toContain('No cargó.');
    expect(markup.includes(text)).toBe(isGiven);
  },
);

test('a list says how old it is while there is no connection', () => {
  vi.stubGlobal('navigator', { onLine: false });
  onTestFinished(() => noteCall(true));
  const query = { data: 7, waiting: false, fetchedAt: Date.now() - 180_500, retry: () => {} };
  const list = { query, skeleton: null, failureText: '', children: () => null };
  render(<QueryBoundary<number> {...list} />);
  expect(document.body.textContent).toBe('');
  act(() => noteCall(false));
  expect(document.body.textContent).toBe(displayTexts.updatedMinutesAgo({ minutes: 3 }));
});

test('what has not loaded after ten seconds can be requested again', () => {
  vi.useFakeTimers();
  const onRetry = vi.fn();
  render(<Loading onRetry={onRetry}>{null}</Loading>);
  act(() => vi.advanceTimersByTime(9_999));
  expect(document.body.textContent).toBe('');
  act(() => vi.advanceTimersByTime(1));
  expect(document.body.textContent).toContain(failureTexts.takesLongerThanUsual);
  fireEvent.click(screen.getByRole('button', { name: commonTexts.retry }));
  expect(onRetry).toHaveBeenCalledOnce();
});
