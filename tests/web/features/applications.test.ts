import { describe, expect, test } from 'vitest';
import type { Application } from '#domain/application';
import { day } from '#domain/calendar';
import { applicationOf } from '../../../demo-server/states/sampleResponses.ts';
import { findCreatedDraft } from '../../../web/features/applications/lease/findCreatedDraft.ts';
import {
  type ApplicationPage,
  outcomeOf,
  redirectFrom,
  stepPath,
} from '../../../web/features/applications/redirects.ts';

const lease = {
  lease_monthly_income: 20_000,
  lease_start_date: day('2026-01-05'),
  lease_end_date: day('2027-12-31'),
  lease_payment_method: 'cash',
  accept_privacy_policy: true,
} as const;

const draft = applicationOf('uncompleted', {
  ...lease,
  next_step: 'pre_offer',
  pre_offer_term_frame: null,
}) as never as Application;
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
    ['pre_offer', 'pre_offer', undefined],
    ['property_details', 'pre_offer', '/applications/7/desired-loan'],
    ['bureau_policy', 'pre_offer', '/applications/7/desired-loan'],
    ['bureau_policy', 'property_details', '/applications/7/property-documents'],
    ['lease', 'pre_offer', undefined],
    ['lease', 'bureau_policy', undefined],
    ['pre_offer', 'bureau_policy', undefined],
    ['property_details', 'bureau_policy', undefined],
    ['bureau_policy', 'bureau_policy', undefined],
    ['rejected', 'bureau_policy', '/applications/7/privacy-policy'],
    ['sent', 'property_details', '/applications/7/property-documents'],
  ])('from %s of a draft whose next step is %s: %s', (page, next, path) => {
    expect(redirectFrom(page, withStep(next))?.path).toBe(path);
  });

  test.each(['awaiting_validation', 'in_validation'] as const)(
    'lets an application that is %s open only its final announcement',
    (status) => {
      expect(redirectFrom('sent', closed(status))).toBeUndefined();
      const home = { path: '/home', announcement: 'Esta solicitud ya se envió.' };
      expect(redirectFrom('pre_offer', closed(status))).toEqual(home);
      expect(redirectFrom('lease', closed(status))).toEqual(home);
      expect(redirectFrom('rejected', closed(status))).toEqual(home);
    },
  );

  test('leads home with an explanation when the next step of the draft is unknown', () => {
    expect(redirectFrom('pre_offer', withStep('unknown'))).toEqual({
      path: '/home',
      announcement: 'Para continuar tu solicitud, recarga la página o escríbenos por Contacto.',
    });
    expect(redirectFrom('lease', withStep('unknown'))?.path).toBe('/home');
    expect(stepPath('7', 'unknown')).toBe('/home');
  });

  test('closes every screen of an approved application', () => {
    const home = { path: '/home', announcement: 'Esta solicitud ya se cerró.' };
    for (const page of ['lease', 'pre_offer', 'property_details', 'bureau_policy', 'rejected', 'sent'] as const) {
      expect(redirectFrom(page, closed('approved'))).toEqual(home);
    }
  });

  test('opens the rejection page for a rejection by the bureau, but not for one by the back office', () => {
    expect(redirectFrom('rejected', bureauRejected)).toBeUndefined();
    expect(redirectFrom('sent', bureauRejected)?.path).toBe('/home');
    expect(
      redirectFrom('rejected', closed('rejected', { rejection_reason: 'No es suya', retry_from: null }))?.path,
    ).toBe('/home');
  });
});

test('the outcome of the bureau check is read from the application', () => {
  expect(outcomeOf(withStep('bureau_policy'))).toBeUndefined();
  expect(outcomeOf(closed('awaiting_validation'))).toBe('sent');
  expect(outcomeOf(bureauRejected)).toBe('rejected');
  expect(outcomeOf(closed('rejected'))).toBeUndefined();
});

describe('after a creation whose response was lost', () => {
  const older: Application = { ...draft, id: '3' };

  test('finds the newest draft with the same lease', () => {
    expect(findCreatedDraft([draft, older], lease)?.id).toBe('7');
  });

  test('ignores fields of the lease that the list does not contain', () => {
    const { lease_payment_method: _, ...withoutMethod } = draft;
    expect(findCreatedDraft([withoutMethod], lease)?.id).toBe('7');
  });

  test.each<[string, Partial<Application>]>([
    ['another rent', { lease_monthly_income: 20_000.5 }],
    ['another end', { lease_end_date: day('2027-12-30') }],
    ['another way of being paid', { lease_payment_method: 'transfer' }],
    ['a term already', { pre_offer_term_frame: 6 }],
    ['been sent', { status: 'awaiting_validation' }],
  ])('does not find a draft that has %s', (_, other) => {
    expect(findCreatedDraft([{ ...draft, ...other }], lease)).toBeUndefined();
  });

  test('does not find a draft with a value in a field of the lease that was not sent', () => {
    const { lease_payment_method: _, ...withoutMethod } = lease;
    expect(findCreatedDraft([draft], withoutMethod as never)).toBeUndefined();
  });
});
