import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateField } from '#kit/date/DateField.tsx';
import { Form } from '#kit/form/Form.tsx';
import { PasswordField } from '#kit/text/PasswordField.tsx';
import { NewPasswordFields } from '../../../web/features/auth/password/NewPasswordFields.tsx';

test('each button of a form that opens a calendar or shows a password has a name of its own', () => {
  const markup = renderToStaticMarkup(
    createElement(
      Form,
      { initialValues: {}, onSubmit: () => {}, action: 'Enviar', busy: 'Enviando…' },
      createElement(DateField, { name: 'start', label: 'Inicio del contrato' }),
      createElement(DateField, { name: 'end', label: 'Fin del contrato' }),
      createElement(PasswordField, {
        name: 'current',
        label: 'Contraseña actual',
        which: 'actual',
        autoComplete: 'current-password',
      }),
      createElement(NewPasswordFields, { label: 'Nueva contraseña', confirmLabel: 'Confírmala' }),
    ),
  );
  const names = [...markup.matchAll(/<button type="button"[^>]* aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual([
    'Abrir calendario, inicio del contrato',
    'Abrir calendario, fin del contrato',
    'Mostrar contraseña, actual',
    'Mostrar contraseña',
    'Mostrar contraseña, confirmación',
  ]);
});
