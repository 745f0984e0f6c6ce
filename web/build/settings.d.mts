type Settings = Record<string, string>;
export function settingsOf(template: string, environment: Readonly<Record<string, string | undefined>>): Settings;
export function requireBankAccount(template: string, settings: Settings, isClabe: (text: string) => boolean): void;
