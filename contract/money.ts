// Money in both units: calls have US dollars, the database has integer cents.

export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Cents of a product's price; null for no price, which less than a cent is too: nothing is sold for 0. */
export const toPriceCents = (dollars: number | null): number | null =>
  dollars === null ? null : toCents(dollars) || null;

/** Also takes the text of a large integer, as PostgreSQL returns it. */
export const toDollars = (cents: number | string): number => Math.round(Number(cents)) / 100;
