import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useInputBeforeHydration } from '#kit/form/useInputBeforeHydration.ts';
import { setText } from '#kit/text/typedText.ts';

/** What the fields hold, and how often the form was submitted. */
type Seen = { values: Record<string, string>; submits: number };

function PrerenderedForm({ seen, rent = '', isPressed = false }: { seen: Seen; rent?: string; isPressed?: boolean }) {
  useInputBeforeHydration('f');
  const [values, setValues] = useState<Record<string, string>>({ name: '', phone: '', rent });
  seen.values = values;
  return (
    <form
      id="f"
      suppressHydrationWarning
      data-pressed={isPressed ? '' : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        seen.submits += 1;
      }}
    >
      {Object.keys(values).map((name) => (
        <input
          key={name}
          aria-label={name}
          value={values[name]}
          onChange={({ currentTarget }) => {
            if (name === 'phone') setText(currentTarget, `+52 ${currentTarget.value}`, currentTarget.value.length + 4);
            const text = currentTarget.value;
            setValues((before) => ({ ...before, [name]: text }));
          }}
        />
      ))}
    </form>
  );
}

const control = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** Renders the form as the build does, lets the owner use it, and starts React. */
async function hydrate(use: () => void, { rent }: { rent?: string } = {}) {
  const seen: Seen = { values: {}, submits: 0 };
  const form = <PrerenderedForm seen={seen} {...(rent !== undefined && { rent })} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  document.body.replaceChildren(container);
  use();
  await act(async () => render(form, { container, hydrate: true }));
  return seen;
}

/** Types as a browser does before React listens. */
function type(name: string, text: string) {
  control(name).focus();
  control(name).value = text;
}

test('what was typed before the code had loaded is the value of its field, and the focus and the caret stay', async () => {
  const seen = await hydrate(() => {
    type('name', 'ana');
    control('name').setSelectionRange(1, 2);
  });
  expect(seen.values).toEqual({ name: 'ana', phone: '', rent: '' });
  expect(control('name').value).toBe('ana');
  expect(document.activeElement).toBe(control('name'));
  expect([control('name').selectionStart, control('name').selectionEnd]).toEqual([1, 2]);
});

test('the caret of a field that changes what was typed stays behind it', async () => {
  await hydrate(() => type('phone', '5512'));
  expect(control('phone').value).toBe('+52 5512');
  expect(control('phone').selectionStart).toBe(8);
});

test('a text of the build can be kept, and cleared', async () => {
  const kept = await hydrate(() => type('name', 'ana'), { rent: '20,000.00' });
  expect(kept.values.rent).toBe('20,000.00');
  const cleared = await hydrate(() => type('rent', ''), { rent: '20,000.00' });
  expect(cleared.values.rent).toBe('');
});

test('a submit that was pressed before is repeated once', async () => {
  const pressed = await hydrate(() => {
    type('name', 'ana');
    (document.getElementById('f') as HTMLFormElement).dataset.pressed = '';
  });
  expect(pressed).toMatchObject({ values: { name: 'ana' }, submits: 1 });
  expect(document.getElementById('f')?.dataset).not.toHaveProperty('pressed');
  expect((await hydrate(() => type('name', 'ana'))).submits).toBe(0);
});

test('a form that React renders itself is not submitted', async () => {
  const seen: Seen = { values: {}, submits: 0 };
  await act(async () => render(<PrerenderedForm seen={seen} isPressed />));
  expect(seen.submits).toBe(0);
});
