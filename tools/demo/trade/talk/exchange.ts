// Notation of hand-written talk: a question of the buyer and the supplier's reply, each in both languages.
import { pairs } from '../../profiles/datasheet.ts';
import type { Both } from '../../types.ts';

export interface Exchange {
  readonly ask: Both;
  readonly reply: Both;
}

/** Lines by twos: the question, then the reply; a line is "English | Chinese". */
export const exchanges = (text: string): readonly Exchange[] => {
  const lines = pairs(text);
  if (lines.length % 2 !== 0) throw new Error(`No reply to: ${lines.at(-1)?.en}`);
  return lines.flatMap((ask, at) => {
    const reply = lines[at + 1];
    return at % 2 === 0 && reply ? [{ ask, reply }] : [];
  });
};
