import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { frozenHandlers } from '#kit/form/frozen.ts';

test('a form that is being sent discards changes, clicks and pastes, but lets its links be followed', () => {
  const handle = vi.fn();
  render(
    <div {...frozenHandlers}>
      <input aria-label="name" defaultValue="ana" onChange={handle} onPaste={handle} />
      <input aria-label="file" type="file" onChange={handle} />
      <button type="button" onClick={handle}>
        Quitar
      </button>
      <a href="#terms">Términos</a>
    </div>,
  );
  fireEvent.change(screen.getByLabelText('name'), { target: { value: 'eva' } });
  fireEvent.paste(screen.getByLabelText('name'));
  fireEvent.click(screen.getByText('Quitar'));
  const file = screen.getByLabelText<HTMLInputElement>('file');
  fireEvent.change(file, { target: { files: [new File(['x'], 'ine.jpg')] } });
  expect(handle).not.toHaveBeenCalled();
  // A file input is the only control whose value React does not restore.
  expect(file.value).toBe('');
  // False for an event whose default is prevented.
  expect(fireEvent.click(screen.getByText('Términos'))).toBe(true);
});
