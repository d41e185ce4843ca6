// Certificates that a product's supplier states, and the accepted document of the supplier that says the same.

/** An accepted certificate or declaration of a supplier. It is about the company or a model, and no test of a machine. */
export interface Declaration {
  readonly title: string;
  /** The day (ISO date) on which the market has seen the document. */
  readonly seenOn: string;
}

/** Runs of letters, and of digits: ISO9001 and ISO 9001 are the same. */
const partsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .match(/\d+|\p{L}+/gu) ?? [];

const startsAt = (parts: readonly string[], from: number, named: readonly string[]): boolean =>
  named.every((part, at) => parts[from + at] === part);

/**
 * The newest document whose title names this standard. A name of one part, such as CE, must begin the title: the "EC" of
 * "CE 2006/42/EC" is no standard.
 */
export function declarationFor<Document extends Declaration>(
  name: string,
  documents: readonly Document[],
): Document | null {
  const named = partsOf(name);
  if (named.length === 0) return null;
  const matching = documents.filter(({ title }) => {
    const parts = partsOf(title);
    const starts = named.length === 1 ? [0] : parts.keys();
    return [...starts].some((from) => startsAt(parts, from, named));
  });
  return matching.toSorted((one, other) => (one.seenOn < other.seenOn ? 1 : -1))[0] ?? null;
}
