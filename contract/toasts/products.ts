// Toast texts of products, in both languages; English is literal (spec §8).
import { ERROR_TEXTS } from '../messages/errors.ts';
import { PRODUCT_TEXTS } from '../messages/product.ts';
import { SUCCESS_TEXTS } from '../messages/success.ts';
import { TOAST_TEXTS, type Toast } from './toast.ts';

const { titles, products: texts } = TOAST_TEXTS;

export const PRODUCTS_TOASTS = {
  notFound: { text: ERROR_TEXTS.productNotFound },
  deleted: { title: titles.success, text: SUCCESS_TEXTS.productDeleted },
  deleteFailed: { title: titles.error, text: texts.deleteFailed.text },
  submitted: { title: titles.success, text: SUCCESS_TEXTS.productSubmitted },
  submitFailed: { title: titles.error, text: texts.submitFailed.text },
  signInFirst: { title: titles.error, text: texts.signInFirst.text },
  loadFailed: { title: titles.error, text: texts.loadFailed.text },
  updateFailed: { title: titles.error, text: texts.updateFailed.text },
  createFailed: { title: titles.error, text: texts.createFailed.text },
  updated: { title: titles.success, text: SUCCESS_TEXTS.productUpdated },
  created: { title: titles.success, text: texts.created.text },
  createSuppliersOnly: { title: titles.denied, text: ERROR_TEXTS.createSuppliersOnly },
  editSuppliersOnly: { title: titles.denied, text: ERROR_TEXTS.editSuppliersOnly },
  /** Shown with the text of the invalid field. */
  invalid: { title: titles.validation },
  imagesOnCreate: { title: texts.imagesOnCreate.title, text: PRODUCT_TEXTS.imagesOnCreate },
  imagesOnEdit: { title: texts.imagesOnEdit.title, text: PRODUCT_TEXTS.imagesOnEdit },
  videoTooLarge: { title: texts.videoTooLarge.title, text: PRODUCT_TEXTS.videoTooLarge },
} satisfies Record<string, Toast>;
