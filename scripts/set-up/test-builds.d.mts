export interface TestBuild {
  readonly directory: string;
  readonly base?: string;
  readonly version?: string;
}
export const TEST_BUILDS: Readonly<Record<'root' | 'subPath' | 'next', TestBuild>>;
export function buildForTests(): Promise<void>;
