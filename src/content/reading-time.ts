// Estimated reading time of a text.

/** Reading speed per minute: English words, and Chinese characters below. */
const WORDS_PER_MINUTE = 220;
const CHARACTERS_PER_MINUTE = 400;

/** Returns whole minutes, at least 1. Markdown syntax is not counted. */
export function readingMinutes(markdown: string): number {
  const text = markdown.replace(/\]\([^)]*\)/g, ']').replace(/[#>*_`|[\]-]/g, ' ');
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}.,'’%-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE + characters / CHARACTERS_PER_MINUTE));
}
