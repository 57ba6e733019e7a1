export function findBrowser(): Promise<string | undefined>;
export function noBrowserOf(named: string | undefined): string;
export const NO_BROWSER: string;
export const BROWSER_FLAGS: string[];
