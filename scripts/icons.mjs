/**
 * Draws the app icons from scripts/icon/*.svg into static/icons/. Run by hand when a drawing
 * changes: `node scripts/icons.mjs` (CHROMIUM=/path/to/chromium where it is not the usual one).
 */
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const from = (name) => fileURLToPath(new URL(`icon/${name}`, import.meta.url));
const to = (name) => fileURLToPath(new URL(`../static/icons/${name}`, import.meta.url));

const PICTURES = [
  { file: 'icon-192.png', drawing: 'icon.svg', size: 192 },
  { file: 'icon-512.png', drawing: 'icon.svg', size: 512 },
  { file: 'maskable-192.png', drawing: 'maskable.svg', size: 192 },
  { file: 'maskable-512.png', drawing: 'maskable.svg', size: 512 },
  // iOS rounds the corners itself and fills what is transparent with black: it gets the full sheet.
  { file: 'apple-touch-icon.png', drawing: 'maskable.svg', size: 180 },
  { file: 'favicon-32.png', drawing: 'favicon.svg', size: 32 }
];

await mkdir(to(''), { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']
});
try {
  for (const { file, drawing, size } of PICTURES) {
    const svg = await readFile(from(drawing), 'utf8');
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`
    );
    await page.screenshot({ path: to(file), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
await copyFile(from('favicon.svg'), to('favicon.svg'));
console.log(`${PICTURES.length + 1} icons drawn`);
