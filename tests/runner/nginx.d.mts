export function findNginx(): { program: string | null; brotliModule: string | null };
