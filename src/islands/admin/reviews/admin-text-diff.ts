// Word-level text diff; a Chinese character counts as a word.

export interface DiffPart {
  readonly state: 'unchanged' | 'added' | 'removed';
  readonly text: string;
}

const WORD_PATTERN = /\p{Script=Han}|[\p{L}\p{M}\p{N}]+|\s+|./gsu;
/** Maximum table size, in word pairs; beyond it both texts are shown whole. Similar descriptions stay below it. */
const MAX_TABLE_CELLS = 16_000_000;

const splitWords = (text: string): string[] => text.match(WORD_PATTERN) ?? [];

/** Table of longest common subsequence lengths for each pair of start positions, flattened. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const table = new Uint16Array((before.length + 1) * width);
  for (let oldIndex = before.length - 1; oldIndex >= 0; oldIndex--)
    for (let newIndex = after.length - 1; newIndex >= 0; newIndex--) {
      const cell = oldIndex * width + newIndex;
      table[cell] =
        before[oldIndex] === after[newIndex]
          ? (table[cell + width + 1] ?? 0) + 1
          : Math.max(table[cell + width] ?? 0, table[cell + 1] ?? 0);
    }
  return table;
}

function* diffWords(before: readonly string[], after: readonly string[]): Generator<DiffPart> {
  if (before.length * after.length > MAX_TABLE_CELLS) {
    yield { state: 'removed', text: before.join('') };
    yield { state: 'added', text: after.join('') };
    return;
  }
  const table = commonLengths(before, after);
  const width = after.length + 1;
  let oldIndex = 0;
  let newIndex = 0;
  while (oldIndex < before.length || newIndex < after.length) {
    const oldWord = before[oldIndex];
    const newWord = after[newIndex];
    if (oldWord !== undefined && oldWord === newWord) {
      yield { state: 'unchanged', text: oldWord };
      oldIndex++;
      newIndex++;
    } else if (
      oldWord !== undefined &&
      (newWord === undefined ||
        (table[(oldIndex + 1) * width + newIndex] ?? 0) >=
          (table[oldIndex * width + newIndex + 1] ?? 0))
    ) {
      yield { state: 'removed', text: oldWord };
      oldIndex++;
    } else {
      yield { state: 'added', text: newWord ?? '' };
      newIndex++;
    }
  }
}

/** Joins adjacent parts of the same state. */
function joinAdjacent(parts: Iterable<DiffPart>): DiffPart[] {
  const joinedParts: DiffPart[] = [];
  for (const part of parts) {
    const last = joinedParts.at(-1);
    if (last?.state === part.state)
      joinedParts[joinedParts.length - 1] = { state: last.state, text: last.text + part.text };
    else if (part.text !== '') joinedParts.push(part);
  }
  return joinedParts;
}

/** Merges both texts: without the added parts it is the old text, without the removed parts the new one. */
export function diffTexts(before: string, after: string): DiffPart[] {
  const oldWords = splitWords(before);
  const newWords = splitWords(after);
  let commonStart = 0;
  while (
    commonStart < oldWords.length &&
    commonStart < newWords.length &&
    oldWords[commonStart] === newWords[commonStart]
  )
    commonStart++;
  let commonEnd = 0;
  const maxCommonEnd = Math.min(oldWords.length, newWords.length) - commonStart;
  while (
    commonEnd < maxCommonEnd &&
    oldWords[oldWords.length - 1 - commonEnd] === newWords[newWords.length - 1 - commonEnd]
  )
    commonEnd++;
  return joinAdjacent([
    { state: 'unchanged', text: oldWords.slice(0, commonStart).join('') },
    ...diffWords(
      oldWords.slice(commonStart, oldWords.length - commonEnd),
      newWords.slice(commonStart, newWords.length - commonEnd),
    ),
    { state: 'unchanged', text: oldWords.slice(oldWords.length - commonEnd).join('') },
  ]);
}
