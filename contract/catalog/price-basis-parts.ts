// Parts of the code of a price basis. Without the list of ports, which most screens do not need.

interface Parts {
  readonly term: 'EXW' | 'FOB';
  /** UN/LOCODE; null where the price is ex works. */
  readonly port: string | null;
}

/** null for a price whose basis is not stated, and for a code of another backend. */
export const priceBasisParts = (basis: string | null): Parts | null => {
  if (basis === 'EXW') return { term: 'EXW', port: null };
  return basis?.startsWith('FOB-') ? { term: 'FOB', port: basis.slice(4) } : null;
};

/** The term that estimates compute with: FOB is assumed where the supplier has not stated one. */
export const costTermOf = (basis: string | null): 'EXW' | 'FOB' =>
  priceBasisParts(basis)?.term ?? 'FOB';
