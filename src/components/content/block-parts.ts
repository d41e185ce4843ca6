// Parts of a content page, from its blocks and its markdown body, in groups of folded and of open ones.
import type { Block } from '../../content/schemas/blocks.ts';
import { idOf, type Title } from './block-ids.ts';

interface Part {
  readonly id: string;
  readonly title?: string | undefined;
  readonly lead?: string | undefined;
  /** Undefined for a part of the markdown body, which is `html`. */
  readonly block?: Block;
  readonly html?: string;
}

export interface Run {
  readonly folded: boolean;
  readonly parts: readonly Part[];
}

/** A part of the markdown body begins at a second-level heading. */
const BODY_HEADING = /<h2 id="[^"]+">[\s\S]*?<\/h2>/g;

/** Splits a rendered body at its headings, which become titles. */
function bodyParts(html: string, headings: readonly Title[]): Part[] {
  const [before = '', ...texts] = html.split(BODY_HEADING);
  return [
    ...(before.trim() ? [{ id: 'body', html: before }] : []),
    ...texts.map((text, at) => ({
      id: headings[at]?.id ?? `body-${at + 1}`,
      title: headings[at]?.text,
      html: text,
    })),
  ];
}

function partOf(block: Block, index: number): Part {
  const id = idOf(block, index);
  return 'title' in block && block.kind !== 'actions'
    ? { id, block, title: block.title, lead: block.lead }
    : { id, block };
}

/** Blocks of questions have folds of their own. */
const canFold = ({ title, block }: Part): boolean => !!title && block?.kind !== 'faq';

/** `headings` are the second-level headings of `html`. */
export function partsOf(
  blocks: readonly Block[],
  html: string,
  headings: readonly Title[],
  isFolded: boolean,
): Run[] {
  const parts = blocks.flatMap((block, index): readonly Part[] => {
    if (block.kind !== 'body') return [partOf(block, index)];
    return isFolded ? bodyParts(html, headings) : [{ id: idOf(block, index), html }];
  });
  const firstTitled = parts.findIndex(({ title }) => title);
  const runs: { folded: boolean; parts: Part[] }[] = [];
  for (const [at, part] of parts.entries()) {
    const folded = isFolded && at !== firstTitled && canFold(part);
    const last = runs.at(-1);
    if (last?.folded === folded) last.parts.push(part);
    else runs.push({ folded, parts: [part] });
  }
  return runs;
}
