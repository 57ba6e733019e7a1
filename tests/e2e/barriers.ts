import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8'
);

/** What axe finds on the page, or in the sheet over it, by all its rules or by a few. */
export async function violationsOf(
  page: Page,
  rules?: readonly string[]
): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate((only) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    return axe.run(document.querySelector('dialog[open]') ?? document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: [...only] })
    });
  }, rules);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`
  );
}

/** Does something while the browser's own text size is twice the usual. */
export async function withLargeText(page: Page, act: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await act();
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await devtools.detach();
}

/** Targets a finger may miss: under 44 px, unless they are links within running text. */
export const smallTargetsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const LEAST = 43.5;
    const isWithinText = (target: Element) =>
      target.matches('a') &&
      getComputedStyle(target).display === 'inline' &&
      target.closest('p, li, dd, td')?.textContent?.trim() !== target.textContent?.trim();
    const isHidden = (target: Element) =>
      target.closest('[inert], [aria-hidden="true"], .visually-hidden') ||
      !target.checkVisibility({ visibilityProperty: true });
    const isOffStage = ({ right, bottom }: DOMRect) => right <= 0 || bottom + scrollY <= 0;
    /** Words that belong to a field are part of its target. */
    const areaOf = (target: Element) => {
      const label = target.matches('[type=checkbox], [type=radio], [type=file]')
        ? (target as HTMLInputElement).labels?.[0]
        : undefined;
      return (label ?? target).getBoundingClientRect();
    };
    const scope = document.querySelector('dialog[open]') ?? document;
    return [...scope.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((target) => !isHidden(target) && !isWithinText(target))
      .map((target) => ({ target, area: areaOf(target) }))
      .filter(({ area }) => !isOffStage(area) && Math.min(area.width, area.height) < LEAST)
      .map(({ target, area: { width, height } }) => {
        const name = target.getAttribute('aria-label') ?? target.textContent?.trim() ?? '';
        return `${target.tagName} "${name.slice(0, 40)}" ${Math.round(width)} × ${Math.round(height)}`;
      });
  });

/** What does not fit: pages and sheets that scroll sideways, words that leave their button or are cut off. */
export const lossOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const SLACK = 1.5;
    const said = ({ tagName, className, textContent }: HTMLElement) =>
      `${tagName} ${className} "${(textContent?.trim() ?? '').slice(0, 40)}"`;
    const styleOf = (element: Element) => getComputedStyle(element);
    const isTooWide = ({ scrollWidth, clientWidth }: Element, slack = SLACK) =>
      scrollWidth > clientWidth + slack;
    const scrolls = (element: Element) => /auto|scroll/.test(styleOf(element).overflowX);
    const isInScroller = (element: Element | null): boolean =>
      element !== null && (scrolls(element) || isInScroller(element.parentElement));
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());

    const faults: Readonly<Record<string, (element: HTMLElement) => boolean>> = {
      'sticks out': (element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isOut = right > innerWidth + SLACK || left < -SLACK;
        return width > 0 && right > 0 && isOut && !isInScroller(element);
      },
      // Only tables, which are read in two ways, and rows to swipe through may.
      'scrolls sideways': (element) =>
        scrolls(element) &&
        isTooWide(element) &&
        !element.matches(':has(> table, > .chip), nav > ul'),
      'is cut off': (element) =>
        hasWords(element) && /hidden|clip/.test(styleOf(element).overflow) && isTooWide(element),
      'is too full': (element) =>
        element.matches('button, a.button, summary, label, th, td, select') &&
        styleOf(element).display !== 'inline' &&
        (isTooWide(element, 3 * SLACK) || element.scrollHeight > element.clientHeight + 3 * SLACK)
    };
    const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('.visually-hidden, #svelte-announcer, svg')
    );
    const wide = document.documentElement.scrollWidth - innerWidth;
    return [
      ...(wide > 0 ? [`the page is ${wide} px too wide`] : []),
      ...Object.entries(faults).flatMap(([fault, isFaulty]) =>
        shown.filter(isFaulty).map((element) => `${said(element)} ${fault}`)
      )
    ];
  });
