// Type of a text in both languages.
import type { Lang } from '../lang.ts';

export type Texts = Readonly<Record<Lang, string>>;
