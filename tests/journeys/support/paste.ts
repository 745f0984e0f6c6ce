import type { Locator } from 'playwright/test';

/** Dispatches a paste event as a browser does; only the control's own handler can insert the text. */
export const paste = (control: Locator, text: string): Promise<void> =>
  control.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    // Firefox drops the data that the event is created with.
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    element.dispatchEvent(event);
  }, text);
