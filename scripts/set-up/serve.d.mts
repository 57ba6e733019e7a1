import type { Server } from 'node:http';

export function serve(options: {
  readonly directory: string;
  readonly base?: string;
  readonly port?: number;
  readonly host?: string;
}): Promise<{ readonly server: Server; readonly address: string }>;
