// Storage of the reader's language, for URLs without one (spec §9: app_language).

import type { Lang } from '../../contract/lang.ts';
import { STORAGE_KEYS } from '../../contract/storage-keys.ts';

/** Storage may be blocked; then only the URL decides. */
export function rememberLanguage(lang: Lang): void {
  try {
    localStorage.setItem(STORAGE_KEYS.language, lang);
  } catch {
    // Only the stored preference is lost.
  }
}
