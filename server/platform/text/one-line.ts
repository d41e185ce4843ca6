// Conversion of a text to a single line, for example for a mail header.

/** Replaces control characters and line ends of any kind with blanks, and cuts the text to `max` characters. */
export const oneLine = (text: string, max: number): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, max);
