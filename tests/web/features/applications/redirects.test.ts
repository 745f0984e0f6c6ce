import { describe, expect, test } from 'vitest';
import type { Application } from '#domain/application';
import { day } from '#domain/calendar';
import * as applicationTexts from '#i18n/es-MX/applications/steps';
import { applicationOf } from '../../../../demo-server/states/sampleResponses.ts';
import {
  type ApplicationPage,
  outcomeOf,
  redirectFrom,
  stepPath,
} from '../../../../web/features/applications/redirects.ts';

const draft = applicationOf('uncompleted') as never as Application;
const withStep = (next_step: Application['next_step']): Application => ({ ...draft, next_step });
const closed = (status: Application['status'], more: Partial<Application> = {}): Application => ({
  ...draft,
  ...more,
  status,
  next_step: null,
});
const bureauRejected = closed('rejected', { retry_from: day('2027-02-20') });

describe('the redirect of a step that was opened by its address', () => {
  test.each<[ApplicationPage, Application['next_step'], string | undefined]>([
    ['bureau_policy', 'pre_offer', '/applications/7/desired-loan'],
    ['bureau_policy', 'property_details', '/applications/7/property-documents'],
    ['lease', 'bureau_policy', undefined],
    ['pre_offer', 'bureau_policy', undefined],
    ['rejected', 'bureau_policy', '/applications/7/privacy-policy'],
    ['sent', 'property_details', '/applications/7/property-documents'],
  ])('from %s of a draft whose next step is %s: %s', (page, next, path) => {
    expect(redirectFrom(page, withStep(next))?.path).toBe(path);
  });

  test.each(['awaiting_validation', 'in_validation'] as const)(
    'lets an application that is %s open only its final announcement',
    (status) => {
      expect(redirectFrom('sent', closed(status))).toBeUndefined();
      const home = { path: '/home', announcement: applicationTexts.applicationAlreadySent };
      expect(redirectFrom('pre_offer', closed(status))).toEqual(home);
      expect(redirectFrom('lease', closed(status))).toEqual(home);
      expect(redirectFrom('rejected', closed(status))).toEqual(home);
    },
  );

  test('leads home with an explanation when the next step of the draft is unknown', () => {
    const home = { path: '/home', announcement: applicationTexts.toContinueApplication };
    expect(redirectFrom('pre_offer', withStep('unknown'))).toEqual(home);
    expect(redirectFrom('lease', withStep('unknown'))?.path).toBe('/home');
    expect(stepPath('7', 'unknown')).toBe('/home');
  });

  test('closes every screen of an approved application', () => {
    const home = { path: '/home', announcement: applicationTexts.applicationAlreadyClosed };
    for (const page of ['lease', 'pre_offer', 'property_details', 'bureau_policy', 'rejected', 'sent'] as const) {
      expect(redirectFrom(page, closed('approved'))).toEqual(home);
    }
  });

  test('opens the rejection page for a rejection by the bureau, but not for one by the back office', () => {
    expect(redirectFrom('rejected', bureauRejected)).toBeUndefined();
    expect(redirectFrom('sent', bureauRejected)?.path).toBe('/home');
    expect(redirectFrom('rejected', closed('rejected', { rejection_reason: 'No es suya' }))?.path).toBe('/home');
  });
});

test('the outcome of the bureau check is read from the application', () => {
  expect(outcomeOf(withStep('bureau_policy'))).toBeUndefined();
  expect(outcomeOf(closed('awaiting_validation'))).toBe('sent');
  expect(outcomeOf(bureauRejected)).toBe('rejected');
  expect(outcomeOf(closed('rejected'))).toBeUndefined();
});
