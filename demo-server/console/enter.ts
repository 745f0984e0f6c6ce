/** The door of a ready-made owner: writes the kept session as the app does (contract §3) and goes on into the app. */
const entry = document.getElementById('entry')?.textContent ?? 'null';
const { session, to } = JSON.parse(entry) as { session: { token: string; user: object }; to: string };
// Nothing of whoever was here before is left.
sessionStorage.clear();
sessionStorage.setItem('auth', JSON.stringify({ token: session.token, user: session.user, isAuthenticated: true }));
location.replace(to);
