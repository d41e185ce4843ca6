// Model numbers and other words with a hyphen inside names of products, which stay on one line.

/** A word with a hyphen and a digit, such as CK6140-750 or GC-2700A, or two short words with one, such as sheet-fed. */
const UNBROKEN = /((?=\S*\d)[A-Za-z\d./]+-[A-Za-z\d./-]+|[A-Za-z]{1,12}-[A-Za-z]{1,12})/;

/** Splits a name; every second part stays on one line. */
export const splitModelNumbers = (name: string): string[] => name.split(UNBROKEN);
