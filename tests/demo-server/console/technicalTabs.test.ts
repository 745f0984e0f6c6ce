import { expect, test } from 'vitest';
import { tabAfterKey, technicalTabs } from '../../../demo-server/console/technical/technicalTabs.ts';

test('the arrow keys go around the tabs of Técnico, Home and End to the first and last one', () => {
  const [first, second] = technicalTabs;
  expect([tabAfterKey(first, 'ArrowRight'), tabAfterKey(second, 'ArrowUp')]).toEqual([second, first]);
  expect([tabAfterKey(first, 'ArrowLeft'), tabAfterKey('data', 'ArrowRight')]).toEqual(['data', first]);
  expect([tabAfterKey('log', 'Home'), tabAfterKey('log', 'End')]).toEqual([first, 'data']);
  expect(tabAfterKey('log', 'Tab')).toBeUndefined();
});
