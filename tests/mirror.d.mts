export function mirrorOf(folder: string): string | undefined;
