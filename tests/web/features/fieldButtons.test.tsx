import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DateField } from '#kit/date/DateField.tsx';
import { Form } from '#kit/form/Form.tsx';
import { PasswordField } from '#kit/text/PasswordField.tsx';
import { NewPasswordFields } from '../../../web/features/auth/password/NewPasswordFields.tsx';

test('each button of a form that opens a calendar or shows a password has a name of its own', () => {
  const { container } = render(
    <Form initialValues={{}} onSubmit={() => {}} action="Enviar" busy="Enviando…">
      <DateField name="start" label="Inicio" />
      <DateField name="end" label="Fin" />
      <PasswordField name="current" label="Contraseña" which="actual" autoComplete="current-password" />
      <NewPasswordFields label="Nueva" confirmLabel="Confírmala" />
    </Form>,
  );
  const names = [...container.querySelectorAll('[type="button"]')].map((button) => button.getAttribute('aria-label'));
  expect(names).toHaveLength(5);
  expect(new Set(names).size).toBe(5);
});
