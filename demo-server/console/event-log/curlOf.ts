import type { CallDetailsDto } from '../dto.ts';

/**
 * Returns a command that makes a call again: `curl -X PUT 'http://…' …`. The token stands as `$TOKEN`, masked values and a
 * file as they are in the event log.
 */
export function curlOf({ method, path, request }: CallDetailsDto, origin: string): string {
  const isSignedIn = path.startsWith('/api/') && !path.startsWith('/api/auth/');
  return [
    `curl -X ${method} ${quoted(origin + path)}`,
    ...(isSignedIn ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(request && 'text' in request ? ["-H 'Content-Type: application/json'", `--data ${quoted(request.text)}`] : []),
    ...(request && 'bytes' in request ? ["-F 'file=@archivo.jpg'"] : []),
  ].join(' \\\n  ');
}

/** Returns a text as one word of a shell's command. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
