// Money in both units: calls have US dollars, the database has integer cents.

export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Also takes the text of a large integer, as PostgreSQL returns it. */
export const toDollars = (cents: number | string): number => Math.round(Number(cents)) / 100;
