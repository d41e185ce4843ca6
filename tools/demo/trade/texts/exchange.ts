// A question and its reply in both languages, and the notation in which they are written.
import { pairs } from '../../profiles/datasheet.ts';
import type { Both } from '../../types.ts';

export interface Exchange {
  readonly ask: Both;
  readonly reply: Both;
}

/** Parses lines of "English | Chinese", by turns a question and its reply. */
export const exchanges = (text: string): readonly Exchange[] => {
  const lines = pairs(text);
  if (lines.length % 2 !== 0) throw new Error(`No reply to: ${lines.at(-1)?.en}`);
  return lines.flatMap((ask, at) => {
    const reply = lines[at + 1];
    return at % 2 === 0 && reply ? [{ ask, reply }] : [];
  });
};
