import { apiErrors } from './es-MX/apiErrors.ts';
import { app } from './es-MX/app.ts';
import { applications } from './es-MX/applications.ts';
import { auth } from './es-MX/auth.ts';
import { common } from './es-MX/common.ts';
import { domain } from './es-MX/domain.ts';
import { home } from './es-MX/home.ts';
import { loans } from './es-MX/loans.ts';
import { profile } from './es-MX/profile.ts';
import { statuses } from './es-MX/statuses.ts';
import { ui } from './es-MX/ui.ts';

/** The catalogue of the product: English id → Spanish ICU text, one file for each area. */
export const esMX = {
  ...common,
  ...app,
  ...domain,
  ...apiErrors,
  ...statuses,
  ...ui,
  ...auth,
  ...home,
  ...profile,
  ...applications,
  ...loans,
} as const;
