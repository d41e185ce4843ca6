// Text of a verification that the market gave without documents.
import { levelName } from './trade-names.ts';
import type { TranslateFunction } from './translator.ts';

/** "Verified · Gold, no documents". */
export const undocumentedText = (t: TranslateFunction, level: string | null): string =>
  `${t('verified')} · ${t('suppliers:card.undocumented', { level: levelName(t, level ?? 'basic') })}`;
