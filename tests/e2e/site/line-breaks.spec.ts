// Line breaks of Chinese pages: closing punctuation and measure words stay with what comes before them, and no line of a
// headline has a single character.
import { expect, type Page, test } from '../site.ts';

const PATHS = [
  '',
  '/about',
  '/bis',
  '/buying-guide',
  '/success-stories',
  '/privacy',
  '/contact',
  '/blog',
  '/blog/import-duty-on-machinery',
  '/how-it-works',
  '/help',
];

/** Texts around characters that begin a line and should not. */
const badBreaks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CLOSING = /[，。、；：？！）》」』】”’％℃]/;
    const found: string[] = [];
    const rectOf = (node: Text, at: number): DOMRect | undefined => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return [...range.getClientRects()].at(-1);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (let at = 1; at < node.data.length; at++) {
        const character = node.data.charAt(at);
        const isMeasure =
          /[个台套件条款种项家小天页]/.test(character) &&
          /\d[ \u00a0]$/.test(node.data.slice(0, at));
        if (!CLOSING.test(character) && !isMeasure) continue;
        const before = rectOf(node, isMeasure ? at - 2 : at - 1);
        const rect = rectOf(node, at);
        if (before && rect && rect.width > 0 && rect.top >= before.bottom - 2)
          found.push(node.data.slice(Math.max(0, at - 12), at + 6));
      }
    }
    return found;
  });

/** Headlines with a line of one character, as the characters of their lines. */
const loneCharacters = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      if (!heading.checkVisibility({ visibilityProperty: true })) continue;
      const lines = new Map<number, string>();
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        for (let at = 0; at < node.data.length; at++) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const rect = range.getBoundingClientRect();
          if (rect.width === 0 || !/\p{Script=Han}/u.test(node.data.charAt(at))) continue;
          const line = Math.round(rect.bottom / 8);
          lines.set(line, (lines.get(line) ?? '') + node.data.charAt(at));
        }
      }
      const all = [...lines.values()];
      if (all.length > 1 && all.some((line) => line.length === 1)) found.push(all.join(' / '));
    }
    return found;
  });

for (const path of PATHS)
  test(`lines and headlines of /zh-hans${path} break as Chinese does`, async ({ page }) => {
    await page.goto(`/zh-hans${path}`);
    await page.evaluate(() => document.fonts.ready);
    expect(await loneCharacters(page), 'headlines').toEqual([]);
    for (const details of await page.locator('main details').all())
      await details.evaluate((element) => element.setAttribute('open', ''));
    expect(await badBreaks(page), 'lines').toEqual([]);
  });
