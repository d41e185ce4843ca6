// Drawings in texts: {{drawing: name}} on a line of its own in an article or help answer, or a block of kind `drawing` in a guide.
import type { Lang } from '../../../contract/lang.ts';
import type { TextDrawing } from './drawing.ts';
import { incotermsLine } from './incoterms-line.ts';
import { landedCostStack } from './landed-cost-stack.ts';
import { landedCostWaterfall } from './landed-cost-waterfall.ts';
import { packedCase } from './packed-case.ts';
import { starDelta } from './star-delta.ts';

export const TEXT_DRAWINGS = {
  'incoterms-line': incotermsLine,
  'landed-cost-stack': landedCostStack,
  'landed-cost-waterfall': landedCostWaterfall,
  'packed-case': packedCase,
  'star-delta': starDelta,
} as const satisfies Readonly<Record<string, TextDrawing>>;

export type TextDrawingName = keyof typeof TEXT_DRAWINGS;
export const TEXT_DRAWING_NAMES = Object.keys(TEXT_DRAWINGS) as [
  TextDrawingName,
  ...TextDrawingName[],
];

const isName = (name: string): name is TextDrawingName => Object.hasOwn(TEXT_DRAWINGS, name);

/** The figure: the drawing, and its caption with the meaning of its numbers. Texts are the site's own and need no escaping. */
export function textDrawingHtml(name: TextDrawingName, lang: Lang): string {
  const { width, height, alt, caption, list, draw }: TextDrawing = TEXT_DRAWINGS[name];
  const items = list?.[lang].map((item) => `<li>${item}</li>`).join('');
  return `<figure class="plate max-w-form p-4"><svg viewBox="0 0 ${width} ${height}" class="block w-full" role="img" aria-label="${alt[lang]}" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round">${draw(lang)}</svg><figcaption class="mt-3 text-sm text-muted">${caption[lang]}${items ? `<ol class="mt-2">${items}</ol>` : ''}</figcaption></figure>`;
}

const PLACEHOLDER_LINE = /^\{\{\s*drawing:\s*([^{}]*?)\s*\}\}[ \t]*$/gm;
export const DRAWING_PLACEHOLDER = /^drawing:/;
const MARK = /<div data-drawing="([a-z-]+)"><\/div>/g;

/**
 * The body with a mark in place of each drawing, which goes through the renderer of markdown unchanged.
 * @param report gets the placeholder that cannot be replaced, and the remedy
 */
export const markDrawings = (
  body: string,
  report: (placeholder: string, remedy: string) => void,
): string =>
  body.replace(PLACEHOLDER_LINE, (placeholder: string, name: string) => {
    if (!isName(name))
      report(
        placeholder,
        `there is no such drawing; write one of ${TEXT_DRAWING_NAMES.join(', ')}`,
      );
    return `<div data-drawing="${name}"></div>`;
  });

/** Rendered HTML with its drawings. */
export const withDrawings = (html: string, lang: Lang): string =>
  html.replace(MARK, (mark, name: string) => (isName(name) ? textDrawingHtml(name, lang) : mark));

/** Names of the drawings of a body, in their order. */
export const drawingsOf = (body: string): string[] =>
  [...body.matchAll(PLACEHOLDER_LINE)].map(([, name = '']) => name);
