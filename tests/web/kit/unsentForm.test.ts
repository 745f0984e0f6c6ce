import { renderHook } from '@testing-library/react';
import { createForm } from 'final-form';
import { act, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Form } from '#kit/form/Form.tsx';
import { createPendingTasks } from '#kit/form/pendingTasks.ts';
import { useSubmission } from '#kit/form/useSubmission.ts';

type Values = { rent: number };
type FormProps = Parameters<typeof Form<Values>>[0];

const initialValues: Values = { rent: 20_000 };
const sent = { onSubmit: () => {}, action: 'Continuar', busy: 'Guardando…' };
const markupOf = (props: FormProps) => renderToStaticMarkup(createElement(Form<Values>, props));

describe('a form that is never sent', () => {
  test('has no button, unlike one that is sent', () => {
    expect(markupOf({ initialValues, ...sent })).toMatch(/<form.*<button[^>]* type="submit".*Continuar/);
    expect(markupOf({ initialValues })).toContain('<form');
    expect(markupOf({ initialValues })).not.toContain('<button');
  });

  test('does not compile with a part of what sends it', () => {
    // @ts-expect-error: a button without `onSubmit`
    const withoutSubmit: FormProps = { initialValues, action: 'Continuar', busy: 'Guardando…' };
    // @ts-expect-error: `onSubmit` without a button
    const withoutButton: FormProps = { initialValues, onSubmit: () => {} };
    // @ts-expect-error: a draft, which is deleted when the form has been sent
    const withDraft: FormProps = { initialValues, draft: 'calculator' };
    expect([withoutSubmit, withoutButton, withDraft]).toHaveLength(3);
  });

  test('only validates when Enter submits it', async () => {
    const form = createForm<Values>({
      initialValues: { rent: 1 },
      validate: ({ rent }) => (rent < 15_000 ? { rent: 'El monto mínimo es de $15,000 MXN' } : {}),
      onSubmit: () => undefined,
    });
    form.registerField('rent', () => {}, {});
    const { result: hook } = renderHook(() =>
      useSubmission<Values>(form, {
        warningRules: undefined,
        tasks: createPendingTasks(),
        onSubmit: undefined,
        beforeSubmit: undefined,
        inPageOrder: (names) => [...names],
        revalidate: () => {},
        onSent: () => {},
      }),
    );
    const submit = () => act(() => hook.current.submit());
    await submit();
    expect(hook.current).toMatchObject({ failures: 1, fields: ['rent'] });
    form.change('rent', 15_000);
    await submit();
    expect(hook.current).toMatchObject({ failures: 1, fields: [], root: undefined });
    expect(hook.current).toMatchObject({ phase: 'idle', isDisabled: false });
  });
});
