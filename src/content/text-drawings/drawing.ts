// A drawing in a text: its size, its parts and its words in both languages.
import type { Lang } from '../../../contract/lang.ts';

export interface TextDrawing {
  readonly width: number;
  readonly height: number;
  /** What the drawing shows, for readers who cannot see it. */
  readonly alt: Readonly<Record<Lang, string>>;
  readonly caption: Readonly<Record<Lang, string>>;
  /** Meaning of the numbers in the drawing. */
  readonly list?: Readonly<Record<Lang, readonly string[]>>;
  readonly draw: (lang: Lang) => string;
}
