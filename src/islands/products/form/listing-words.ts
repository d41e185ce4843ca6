// Toast texts for a product that was saved, or could not be saved (spec §8, Products).
import type { ApiError } from '../../../../contract/errors.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { PRODUCTS_TOASTS as products } from '../../../../contract/toasts/products.ts';
import { serverWords } from '../../../stores/server-words.ts';
import { type ToastWords, wordsOf } from '../../../stores/toasts.ts';

/** Submits for review, or saves as a draft. */
export type SaveAs = 'pending' | 'draft';

export function savedWords(
  isNew: boolean,
  as: SaveAs,
  said: string | null,
  lang: Lang,
): ToastWords {
  if (as === 'pending') return wordsOf(isNew ? products.submitted : products.updated, lang);
  return wordsOf(isNew ? products.created : products.updated, lang, said);
}

/** The default text of a new product depends on whether a reply came: without one, the user may retry (spec §8). */
export function failedWords(isNew: boolean, error: ApiError, lang: Lang): ToastWords {
  const { submitFailed, createFailed, updateFailed } = products;
  const unsaidOfNew = error.code === 'network' ? submitFailed : createFailed;
  return wordsOf(isNew ? unsaidOfNew : updateFailed, lang, serverWords(error));
}

export const invalidWords = (faults: Readonly<Record<string, string>>, lang: Lang): ToastWords => ({
  ...wordsOf(products.invalid, lang),
  text: Object.values(faults)[0],
});
