import type { Page } from 'playwright/test';

/**
 * Fills in the property of the newest draft through the API, as the owner who is signed in on the page. Returns the id
 * of the application.
 */
export const completeDraftByApi = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { token } = JSON.parse(sessionStorage.getItem('auth') ?? '{}') as { token: string };
    const call = async (method: string, path: string, body?: BodyInit, type?: string) => {
      const headers = { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) };
      return (await fetch(`/api${path}`, { method, headers, body: body ?? null })).json();
    };
    const form = new FormData();
    form.append('file', new File(['%PDF-1.4\n%%EOF\n'], 'contrato.pdf', { type: 'application/pdf' }));
    const { id: file } = await call('POST', '/files', form);
    const [{ id }] = await call('GET', '/applications');
    const property = {
      property_commercial_folio: 'FR-204518',
      property_zip_code: '06600',
      property_lease_agreement: file,
    };
    await call('PUT', `/applications/${id}`, JSON.stringify(property), 'application/json');
    return id;
  });
