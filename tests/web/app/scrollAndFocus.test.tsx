import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ScrollAndFocus } from '../../../web/app/ScrollAndFocus.ts';

let navigate: NavigateFunction;

/** A page whose heading is its address. */
function Page() {
  navigate = useNavigate();
  return (
    <main>
      <h1 tabIndex={-1}>{useLocation().pathname}</h1>
    </main>
  );
}

/** Opens /home in a document, or in a column that scrolls by itself. */
function open({ from, column }: { from?: string; column?: 'auto' | 'visible' } = {}) {
  render(
    <div data-scroller={column && ''} style={{ overflowY: column }}>
      <MemoryRouter initialEntries={['/home']}>
        <Page />
        <ScrollAndFocus from={from} />
      </MemoryRouter>
    </div>,
  );
}

const go = (to: string | -1, options?: object) =>
  act(() => void (typeof to === 'number' ? navigate(to) : navigate(to, options)));
/** The text of the focused heading; the body, which has the focus at first, has the same text. */
const focused = () => document.querySelector('h1:focus')?.textContent;
const page = () => document.documentElement;
const column = () => document.querySelector('[data-scroller]') as HTMLElement;
const scrollTo = (scroller: Element, top: number) => {
  scroller.scrollTop = top;
  (scroller === page() ? document : scroller).dispatchEvent(new Event('scroll'));
};

beforeEach(() => {
  page().scrollTop = 0;
  history.scrollRestoration = 'auto';
});

test('a navigation scrolls to the top and moves the focus to the heading, without scrolling to it', () => {
  open();
  scrollTo(page(), 320);
  const focus = vi.spyOn(screen.getByRole('heading'), 'focus');
  go('/loans');
  expect([page().scrollTop, focused()]).toEqual([0, '/loans']);
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});

test('back scrolls to the former position', () => {
  open();
  scrollTo(page(), 320);
  go('/loans');
  scrollTo(page(), 75);
  go(-1);
  expect([page().scrollTop, focused()]).toEqual([320, '/home']);
  expect(history.scrollRestoration).toBe('manual');
});

test('the first page of a document keeps scroll position and focus', () => {
  page().scrollTop = 50;
  open();
  expect([page().scrollTop, document.activeElement]).toEqual([50, document.body]);
});

test('a page that the app has put in the place of a guest page is navigated to', () => {
  open({ from: '/login' });
  expect(focused()).toBe('/home');
});

test('a page that saves something in its own history entry keeps the focus', () => {
  open();
  go('/home', { replace: true, state: { saved: true } });
  expect(document.activeElement).toBe(document.body);
  go('/loans', { replace: true });
  expect(focused()).toBe('/loans');
});

test('the column of a wide window scrolls, and nothing else', () => {
  open({ column: 'auto' });
  scrollTo(column(), 40);
  page().scrollTop = 7;
  go('/loans');
  expect(column().scrollTop).toBe(0);
  go(-1);
  expect([column().scrollTop, page().scrollTop]).toEqual([40, 7]);
});

test('the document scrolls where the column does not scroll by itself', () => {
  open({ column: 'visible' });
  scrollTo(page(), 40);
  go('/loans');
  expect(page().scrollTop).toBe(0);
});
