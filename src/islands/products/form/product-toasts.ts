// Toast texts for a product that was saved, or could not be saved (spec §8, Products).
import type { ApiError } from '../../../../contract/errors.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { PRODUCTS_TOASTS as products } from '../../../../contract/toasts/products.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { type ToastTexts, toastTexts } from '../../../toasts/toasts.ts';

/** Submits for review, or saves as a draft. */
export type SaveAs = 'pending' | 'draft';

export function savedToast(
  isNew: boolean,
  as: SaveAs,
  message: string | null,
  lang: Lang,
): ToastTexts {
  if (as === 'pending') return toastTexts(isNew ? products.submitted : products.updated, lang);
  return toastTexts(isNew ? products.created : products.updated, lang, message);
}

/** The default text of a new product depends on whether a reply came: without one, the user may retry (spec §8). */
export function saveFailedToast(isNew: boolean, error: ApiError, lang: Lang): ToastTexts {
  const { submitFailed, createFailed, updateFailed } = products;
  const createDefault = error.code === 'network' ? submitFailed : createFailed;
  return toastTexts(isNew ? createDefault : updateFailed, lang, serverMessage(error));
}

export const invalidToast = (
  fieldErrors: Readonly<Record<string, string>>,
  lang: Lang,
): ToastTexts => ({
  ...toastTexts(products.invalid, lang),
  text: Object.values(fieldErrors)[0],
});
