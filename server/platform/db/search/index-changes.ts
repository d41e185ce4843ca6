// Differences of the search index, collected from the documents of products before and after a change.

export interface SearchDocument {
  readonly no: number;
  /** Words of the names, in all languages. */
  readonly names: readonly string[];
  /** All words, including those of the names. */
  readonly texts: readonly string[];
}

/** Where a product contains a word, as bits; `AFTER` shifts them to the state after the change. */
const IN_TEXTS = 1;
const IN_NAMES = 2;
const AFTER = 2;

/** What changed for one word in one product. */
export interface PostingChange {
  readonly no: number;
  readonly wasInNames: boolean;
  readonly isInNames: boolean;
  readonly wasInTexts: boolean;
  readonly isInTexts: boolean;
}

export class IndexChanges {
  /** Bits by word and product number. */
  readonly #bits = new Map<string, Map<number, number>>();

  /** Adds a document as it was before the change. */
  remove(document: SearchDocument): void {
    this.#record(document, 0);
  }

  /** Adds a document as it is after the change. */
  add(document: SearchDocument): void {
    this.#record(document, AFTER);
  }

  /** Yields the words whose postings differ. */
  *words(): Generator<readonly [word: string, changes: readonly PostingChange[]]> {
    for (const [word, bitsByNo] of this.#bits) {
      const changes: PostingChange[] = [];
      for (const [no, bits] of bitsByNo)
        if ((bits & 3) !== bits >> AFTER)
          changes.push({
            no,
            wasInTexts: (bits & IN_TEXTS) !== 0,
            wasInNames: (bits & IN_NAMES) !== 0,
            isInTexts: (bits & (IN_TEXTS << AFTER)) !== 0,
            isInNames: (bits & (IN_NAMES << AFTER)) !== 0,
          });
      if (changes.length > 0) yield [word, changes];
    }
  }

  #record({ no, names, texts }: SearchDocument, shift: number): void {
    for (const word of texts) this.#set(word, no, IN_TEXTS << shift);
    for (const word of names) this.#set(word, no, IN_NAMES << shift);
  }

  #set(word: string, no: number, bit: number): void {
    let bitsByNo = this.#bits.get(word);
    if (!bitsByNo) {
      bitsByNo = new Map();
      this.#bits.set(word, bitsByNo);
    }
    bitsByNo.set(no, (bitsByNo.get(no) ?? 0) | bit);
  }
}
