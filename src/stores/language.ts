// The language the reader chose, remembered for addresses that do not say (spec §9: app_language).

import type { Lang } from '../../contract/lang.ts';
import { STORED_KEYS } from '../../contract/page-limits.ts';

/** Storage can be forbidden; the address then decides alone. */
export function rememberLanguage(lang: Lang): void {
  try {
    localStorage.setItem(STORED_KEYS.language, lang);
  } catch {
    // Nothing is lost but the memory.
  }
}
