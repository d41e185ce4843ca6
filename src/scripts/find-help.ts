// Search of the help answers: which match, best first.
import { wordsMatch } from './words-match.ts';

/** What /help/texts.json has of each answer. */
export interface HelpText {
  readonly href: string;
  readonly title: string;
  readonly excerpt: string;
  /** Keywords in both languages, and the title in the other one. */
  readonly keys: string;
  /** Each word of the text, and of the excerpt in the other language, once. */
  readonly words: string;
}

/** Every typed word occurs in what one of these returns; the earlier it does, the better the match. */
const PLACES: readonly ((text: HelpText) => string)[] = [
  ({ title }) => title,
  ({ title, keys }) => `${title} ${keys}`,
  ({ title, keys, excerpt }) => `${title} ${keys} ${excerpt}`,
  ({ title, keys, excerpt, words }) => `${title} ${keys} ${excerpt} ${words}`,
];

export const findHelp = (typed: string, texts: readonly HelpText[]): HelpText[] =>
  texts
    .map((text) => ({ text, place: PLACES.findIndex((of) => wordsMatch(typed, of(text))) }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
    .map(({ text }) => text);
