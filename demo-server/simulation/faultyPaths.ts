/** The calls that fault rules affect: method and path, a star for a key. */
export const faultyCalls = [
  'POST /api/auth/register',
  'POST /api/auth/*/verify-phone-code',
  'PUT /api/auth/*/verification-code',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/recover-password',
  'PATCH /api/auth/password',
  'POST /api/user/update-password',
  'GET /api/user',
  'PUT /api/user',
  'GET /api/zip-codes/*',
  'GET /api/calc',
  'GET /api/notices',
  'POST /api/applications',
  'GET /api/applications',
  'GET /api/applications/*',
  'PUT /api/applications/*',
  'DELETE /api/applications/*',
  'PUT /api/applications/*/privacy-policy',
  'PUT /api/applications/*/confirm-privacy-policy',
  'POST /api/verification-code/privacy-policy/resend',
  'GET /api/loans',
  'GET /api/loans/*',
  'POST /api/loans/*/account-statement',
  'GET /api/installments/*',
  'PUT /api/installments/*/upload-file',
  'POST /api/files',
  'GET /marketing/api/services/articles',
  'GET /marketing/articulos/*',
  'GET /marketing/images/*',
] as const;

/** Whether a rule with this method and path matches any call of the app. A star in either path matches one part. */
export const canMatch = (method: string, path: string): boolean =>
  faultyCalls.some((call) => {
    const [callMethod = '', callPath = ''] = call.split(' ');
    return (method === '*' || method === callMethod) && (path === '*' || overlap(path.split('/'), callPath.split('/')));
  });

function overlap(pattern: readonly string[], parts: readonly string[]): boolean {
  const isOpen = pattern.at(-1) === '**';
  const isLongEnough = isOpen ? parts.length >= pattern.length : parts.length === pattern.length;
  return (
    isLongEnough && pattern.every((part, i) => part === '*' || part === '**' || parts[i] === '*' || part === parts[i])
  );
}
