// Storage of unsaved product form values in sessionStorage, to survive a crash or a lost session.
import * as z from 'zod/mini';
import { textPairs } from '../../../../contract/products/my-product.ts';
import { fields, list, text, texts } from '../../../../contract/read.ts';
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
  const { attributes, tags, specifications } = z.parse(listSchema, stored);
  return {
    ...z.parse(textSchema, stored),
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
