import { defineConfig, devices } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './scripts/set-up/browser.mjs';

const executablePath = process.env['CHROMIUM_PATH'] ?? (await findBrowser());
const address = `http://localhost:${process.env['PORT'] ?? 4174}`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  // Long enough for a busy machine: time proves nothing here.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['dot'], ['json']] : [['list']],
  use: {
    launchOptions: { ...(executablePath && { executablePath }), args: BROWSER_FLAGS },
    baseURL: address,
    trace: 'off',
    // Keeping 200 pages takes half of a short test: only those that look at offline use do.
    serviceWorkers: 'block'
  },
  webServer: {
    command: 'node scripts/serve-build.mjs',
    url: address,
    reuseExistingServer: false,
    timeout: 180_000
  },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true }
    },
    {
      name: 'laptop',
      testMatch: /(pages|accessibility)\.spec\.ts/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }
    }
  ]
});
