// Parsers of references in enquiries, orders and chats: a participant or a product, as an object or as a bare id.
import * as z from 'zod/mini';
import { fields, nullableText, text, texts } from '../read.ts';

/** A participant (buyer, supplier or the admins), as the counterpart sees it. */
export interface Participant {
  readonly id: string | null;
  readonly name: string;
  readonly companyName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

export interface ProductReference {
  readonly id: string | null;
  readonly name: string;
  readonly image: string | null;
}

const isBareId = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number';

const participantFields = fields({
  _id: nullableText(64),
  id: nullableText(64),
  name: text(300),
  companyName: nullableText(300),
  company_name: nullableText(300),
  email: nullableText(300),
  phone: nullableText(60),
});

/** null if no participant is given. */
export const participant = z.pipe(
  z.unknown(),
  z.transform((value): Participant | null => {
    const parsed = z.parse(participantFields, isBareId(value) ? { id: value } : value);
    const id = parsed._id ?? parsed.id;
    const companyName = parsed.companyName ?? parsed.company_name;
    if (id === null && parsed.name === '' && companyName === null && parsed.email === null)
      return null;
    return { id, name: parsed.name, companyName, email: parsed.email, phone: parsed.phone };
  }),
);

const productFields = fields({
  _id: nullableText(64),
  id: nullableText(64),
  name: text(500),
  title: text(500),
  image: nullableText(2_000),
  images: texts,
});

/** null if no product is given. */
export const productReference = z.pipe(
  z.unknown(),
  z.transform((value): ProductReference | null => {
    const parsed = z.parse(productFields, isBareId(value) ? { id: value } : value);
    const id = parsed._id ?? parsed.id;
    const name = parsed.name || parsed.title;
    return id === null && name === ''
      ? null
      : { id, name, image: parsed.image ?? parsed.images[0] ?? null };
  }),
);
