// Anchor ids of a page's content blocks: the id from the frontmatter, or one from the position, equal in both languages.
import type { Block } from '../../content/schemas/blocks.ts';

export const idOf = (block: Block, index: number): string =>
  ('id' in block ? block.id : undefined) ?? `part-${index + 1}`;

export interface Title {
  readonly id: string;
  readonly text: string;
}

/** Lists the entries of the table of contents: blocks with a title (except `actions`) and the headings of the body text. */
export function titlesOf(blocks: readonly Block[], headings: readonly Title[]): Title[] {
  const hasBodyBlock = blocks.some(({ kind }) => kind === 'body');
  const titles = blocks.flatMap((block, index): readonly Title[] => {
    if (block.kind === 'body') return headings;
    if (block.kind === 'actions' || !('title' in block) || !block.title) return [];
    return [{ id: idOf(block, index), text: block.title }];
  });
  return hasBodyBlock ? titles : [...titles, ...headings];
}
