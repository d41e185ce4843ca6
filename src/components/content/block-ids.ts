// The anchors of a page's blocks: the editor's own, or one by place, the same in both languages.
import type { Block } from '../../content/schemas/blocks.ts';

export const idOf = (block: Block, index: number): string =>
  ('id' in block ? block.id : undefined) ?? `part-${index + 1}`;

interface Title {
  readonly id: string;
  readonly text: string;
}

/** For a table of contents: blocks that have a heading, but for the call at the end, and the headings of the text. */
export function titlesOf(blocks: readonly Block[], headings: readonly Title[]): Title[] {
  const placed = blocks.some(({ kind }) => kind === 'body');
  const titles = blocks.flatMap((block, index): readonly Title[] => {
    if (block.kind === 'body') return headings;
    if (block.kind === 'actions' || !('title' in block) || !block.title) return [];
    return [{ id: idOf(block, index), text: block.title }];
  });
  return placed ? titles : [...titles, ...headings];
}
