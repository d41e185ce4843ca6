// Text made fit for a place that holds one line, such as a mail header: nothing in it can begin another line.

/** Control characters and line ends of any kind become a blank. */
export const oneLine = (text: string, max: number): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, max);
