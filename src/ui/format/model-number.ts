// Model numbers inside names of products, which must stay on one line.

/** A word with a hyphen and a digit, such as CK6140-750 or GC-2700A. */
const MODEL_NUMBER = /((?=\S*\d)[A-Za-z\d./]+-[A-Za-z\d./-]+)/;

/** Splits a name; every second part is a model number. */
export const splitModelNumbers = (name: string): string[] => name.split(MODEL_NUMBER);
