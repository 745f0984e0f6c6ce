/** Signs a persona in: stores the session in the app's own format, then opens the app. */
const entry = document.getElementById('entry')?.textContent ?? 'null';
const { session, to } = JSON.parse(entry) as { session: { token: string; user: object }; to: string };
// Removes everything that the previous owner's session stored.
sessionStorage.clear();
sessionStorage.setItem('auth', JSON.stringify({ token: session.token, user: session.user, isAuthenticated: true }));
location.replace(to);
