// Names of companies and users in the subjects of mails to other users: shortened, and without text that a mail program would turn into
// a link.

const MAX_NAME_CHARS = 60;

/** '' where nothing is left. "Example Co.Ltd" becomes "Example Co. Ltd": without a blank, a point makes a word an address. */
export function subjectName(name: string): string {
  const text = name
    .normalize('NFKC')
    .replace(/[\p{C}\p{Zl}\p{Zp}:/\\@<>"]+/gu, ' ')
    .replace(/[.。]+(?=\S)/gu, '. ')
    .replace(/\s+/gu, ' ')
    .trim();
  const chars = [...text];
  return chars.length > MAX_NAME_CHARS ? `${chars.slice(0, MAX_NAME_CHARS - 1).join('')}…` : text;
}
