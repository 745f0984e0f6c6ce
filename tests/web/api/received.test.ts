import { expect, test } from 'vitest';
import { receiveApplication, receiveInstallment, receiveLoan } from '#api/received';
import type { Application } from '#domain/application';
import { day } from '#domain/calendar';
import type { Installment } from '#domain/installment';
import type { Loan } from '#domain/loan';

const application = { id: '1', status: 'uncompleted', next_step: 'pre_offer' } as Application;
const installment: Installment = { id: '1', status: 'pending', due_date: day('2027-01-05'), total_amount: 20_000 };
const loan: Loan = {
  id: '1',
  status: 'active',
  amount: 240_000,
  summary: { missing_installment: null, total_paid_amount: 0, missing_installments_counter: 12 },
};

test('keeps an entity whose status is known as it is', () => {
  expect(receiveApplication(application)).toEqual(application);
  expect(receiveInstallment(installment)).toEqual(installment);
  expect(receiveLoan(loan)).toEqual(loan);
});

test.each(['on_hold', '', 'constructor', 'unknown'])('calls the status %j unknown', (status) => {
  expect(receiveApplication({ ...application, status })).toEqual({ ...application, status: 'unknown' });
  expect(receiveInstallment({ ...installment, status })).toEqual({ ...installment, status: 'unknown' });
  expect(receiveLoan({ ...loan, status })).toEqual({ ...loan, status: 'unknown' });
});

test('closes the statuses of the installments of a loan too', () => {
  const installments = [installment, { ...installment, id: '2', status: 'on_hold' }];
  expect(receiveLoan({ ...loan, installments }).installments?.map(({ status }) => status)).toEqual([
    'pending',
    'unknown',
  ]);
});
