import type { Server } from 'node:http';
import { test as base, expect } from '@playwright/test';
import { ROOT } from '../../scripts/set-up/run.mjs';
import { serve } from '../../scripts/set-up/serve.mjs';
import { TEST_BUILDS, type TestBuild } from '../../scripts/set-up/test-builds.mjs';
import { watch } from './watch';

export { expect, TEST_BUILDS, watch };

/** A static host on a free port: can be stopped, and can show another build at the same address. */
export class Host {
  readonly address: string;
  #server: Server | undefined;

  private constructor(server: Server, address: string) {
    this.#server = server;
    this.address = address;
  }

  static async of(build: TestBuild): Promise<Host> {
    const { server, address } = await serve(served(build));
    return new Host(server, address);
  }

  /** The address of a path below the base. */
  at(path: string): string {
    return new URL(path, this.address).href;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  async show(build: TestBuild): Promise<void> {
    await this.stop();
    const port = Number(new URL(this.address).port);
    this.#server = (await serve({ ...served(build), port })).server;
  }
}

const served = ({ directory, base: path = '' }: TestBuild) => ({
  directory: ROOT + directory,
  base: path
});

interface Fixtures {
  /** Console errors a test brings about on purpose. */
  expectedErrors: readonly RegExp[];
  /** Starts a host for a build; stopped with the test. */
  host: (build: TestBuild) => Promise<Host>;
  origins: Set<string>;
  watched: undefined;
}

/** Every test fails on a console error, an uncaught one, a policy violation or an outside request. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  origins: async ({ baseURL }, use) => use(new Set(baseURL ? [new URL(baseURL).origin] : [])),
  host: async ({ origins }, use) => {
    const hosts: Host[] = [];
    await use(async (build) => {
      const host = await Host.of(build);
      hosts.push(host);
      origins.add(new URL(host.address).origin);
      return host;
    });
    await Promise.all(hosts.map((host) => host.stop()));
  },
  watched: [
    async ({ context, origins, expectedErrors }, use) => {
      const faults = await watch(context, origins, expectedErrors);
      await use(undefined);
      expect(faults, 'what pages and workers must not do').toEqual([]);
    },
    { auto: true }
  ]
});
