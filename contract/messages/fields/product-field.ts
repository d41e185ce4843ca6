// Field error texts of the product form and of uploads. Separate, so that suppliers' screens do not load the texts of orders and enquiries.
import type { Lang } from '../../lang.ts';
import type { Texts } from '../../texts.ts';
import { CATALOG_TEXTS } from '../catalog.ts';
import { PICTURE_TEXTS } from '../picture.ts';
import { PRODUCT_TEXTS } from '../product.ts';

const TEXTS: Readonly<Record<string, Texts>> = {
  ...CATALOG_TEXTS,
  ...PICTURE_TEXTS,
  ...PRODUCT_TEXTS,
};

/** Like fieldErrorText() of contract/messages.ts, for fields of a product and for files. */
export const productFieldErrorText = (name: string, lang: Lang): string =>
  (TEXTS[name] ?? CATALOG_TEXTS.invalid)[lang];
