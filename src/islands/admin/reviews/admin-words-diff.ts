// Word-level text diff; a Chinese character counts as a word.

export interface Part {
  readonly state: 'kept' | 'added' | 'removed';
  readonly text: string;
}

const WORDS = /\p{Script=Han}|[\p{L}\p{M}\p{N}]+|\s+|./gsu;
/** Maximum table size, in word pairs; beyond it both texts are shown whole. Similar descriptions stay below it. */
const MOST = 16_000_000;

const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];

/** Table of longest common subsequence lengths for each pair of start positions, flattened. */
function commonFrom(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const table = new Uint16Array((before.length + 1) * width);
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--) {
      const at = one * width + other;
      table[at] =
        before[one] === after[other]
          ? (table[at + width + 1] ?? 0) + 1
          : Math.max(table[at + width] ?? 0, table[at + 1] ?? 0);
    }
  return table;
}

function* changesOf(before: readonly string[], after: readonly string[]): Generator<Part> {
  if (before.length * after.length > MOST) {
    yield { state: 'removed', text: before.join('') };
    yield { state: 'added', text: after.join('') };
    return;
  }
  const table = commonFrom(before, after);
  const width = after.length + 1;
  let one = 0;
  let other = 0;
  while (one < before.length || other < after.length) {
    const gone = before[one];
    const come = after[other];
    if (gone !== undefined && gone === come) {
      yield { state: 'kept', text: gone };
      one++;
      other++;
    } else if (
      gone !== undefined &&
      (come === undefined ||
        (table[(one + 1) * width + other] ?? 0) >= (table[one * width + other + 1] ?? 0))
    ) {
      yield { state: 'removed', text: gone };
      one++;
    } else {
      yield { state: 'added', text: come ?? '' };
      other++;
    }
  }
}

/** Joins adjacent parts of the same state. */
function joined(parts: Iterable<Part>): Part[] {
  const whole: Part[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (last?.state === part.state)
      whole[whole.length - 1] = { state: last.state, text: last.text + part.text };
    else if (part.text !== '') whole.push(part);
  }
  return whole;
}

/** Merges both texts: without the added parts it is the old text, without the removed parts the new one. */
export function wordsDiff(before: string, after: string): Part[] {
  const old = wordsOf(before);
  const fresh = wordsOf(after);
  let head = 0;
  while (head < old.length && head < fresh.length && old[head] === fresh[head]) head++;
  let tail = 0;
  const most = Math.min(old.length, fresh.length) - head;
  while (tail < most && old[old.length - 1 - tail] === fresh[fresh.length - 1 - tail]) tail++;
  return joined([
    { state: 'kept', text: old.slice(0, head).join('') },
    ...changesOf(old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail)),
    { state: 'kept', text: old.slice(old.length - tail).join('') },
  ]);
}
