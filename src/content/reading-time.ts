// How long a text takes to read.

/** Words of English and characters of Chinese that people read in a minute. */
const WORDS = 220;
const CHARACTERS = 400;

/** Whole minutes, at least one. Markdown signs count for nothing. */
export function readingMinutes(markdown: string): number {
  const text = markdown.replace(/\]\([^)]*\)/g, ']').replace(/[#>*_`|[\]-]/g, ' ');
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}.,'’%-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS + characters / CHARACTERS));
}
