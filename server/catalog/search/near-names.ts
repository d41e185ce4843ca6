// Index of Chinese names by all their characters but one: finds a name with one wrong character without comparing it with all names.
import { isChinese } from '../../platform/text/tokenize.ts';

const MIN_NAME_CHARS = 3;
export const MAX_NAME_CHARS = 8;

const withoutCharacter = (text: string, at: number): string =>
  `${text.slice(0, at)}?${text.slice(at + 1)}`;

export class NearNames {
  /** Positions of the names, by the name without one of its characters. */
  readonly #positions = new Map<string, number[]>();
  readonly #names: readonly string[];

  /** Of equally near names the first counts. */
  constructor(names: readonly string[]) {
    this.#names = names;
    for (const [position, name] of names.entries()) {
      if (name.length < MIN_NAME_CHARS || name.length > MAX_NAME_CHARS || !isChinese(name))
        continue;
      for (let at = 0; at < name.length; at++) {
        const key = withoutCharacter(name, at);
        const positions = this.#positions.get(key);
        if (positions) positions.push(position);
        else this.#positions.set(key, [position]);
      }
    }
  }

  /** The first name that differs from `text` in one character; null where there is none. */
  of(text: string): string | null {
    if (text.length < MIN_NAME_CHARS || text.length > MAX_NAME_CHARS) return null;
    let first = this.#names.length;
    for (let at = 0; at < text.length; at++)
      for (const position of this.#positions.get(withoutCharacter(text, at)) ?? [])
        if (this.#names[position] !== text) {
          first = Math.min(first, position);
          break;
        }
    return this.#names[first] ?? null;
  }
}
