// Storage of unsaved product form values in sessionStorage, to survive a crash or a lost session.
import * as z from 'zod/mini';
import { PRODUCT_SENT_AS } from '../../../../contract/dialect/product.ts';
import { asReceived } from '../../../../contract/dialect/sent-as.ts';
import { textPairs } from '../../../../contract/products/my-product.ts';
import { fields, list, recordOf, text, texts } from '../../../../contract/read.ts';
import { createDraftStorage, type DraftStorage } from '../../../ui/forms/unsaved.ts';
import {
  type ProductValues,
  specification,
  TEXT_FIELDS,
  type TextField,
} from './product-values.ts';

const textSchema = fields(
  Object.fromEntries(TEXT_FIELDS.map((field) => [field, text()])) as Record<
    TextField,
    ReturnType<typeof text>
  >,
);
const listSchema = fields({
  attributes: textPairs,
  tags: texts,
  specifications: list(fields({ name: text(), value: text() }), 200),
});

/** Parses a stored draft, even a damaged one; rows get new keys for this page. */
const parseValues = (stored: unknown): ProductValues => {
  // A tab that was open before an update may have stored fields under the names of the spec.
  const typed = asReceived(recordOf(stored), PRODUCT_SENT_AS);
  const { attributes, tags, specifications } = z.parse(listSchema, stored);
  return {
    ...z.parse(textSchema, typed),
    attributes: Object.fromEntries(attributes),
    tags,
    specifications: specifications.map(({ name, value }) => specification(name, value)),
  };
};

/** One draft per account and product. */
export const productDrafts = (
  userId: string,
  productId: string | null,
): DraftStorage<ProductValues> =>
  createDraftStorage(`listing:${userId}:${productId ?? 'new'}`, parseValues);
