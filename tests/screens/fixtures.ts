import type { Page } from 'playwright/test';
import type { Owner } from '../journeys/support/owner.ts';
import type { ScriptedApi } from '../journeys/support/scriptedApi.ts';

/** The page, its driver and its scripted API. */
export type Fixtures = { readonly page: Page; readonly owner: Owner; readonly api: ScriptedApi };
