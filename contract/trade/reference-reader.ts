// Parsers of references in enquiries, orders and chats: a participant or a product, as an object or as a bare id.
import * as z from 'zod/mini';
import { fields, maybeText, text, texts } from '../read.ts';

/** A participant (buyer, supplier or the admins), as the counterpart sees it. */
export interface Party {
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

const isBare = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

const partyFields = fields({
  _id: maybeText(64),
  id: maybeText(64),
  name: text(300),
  companyName: maybeText(300),
  company_name: maybeText(300),
  email: maybeText(300),
  phone: maybeText(60),
});

/** null if no participant is given. */
export const party = z.pipe(
  z.unknown(),
  z.transform((value): Party | null => {
    const read = z.parse(partyFields, isBare(value) ? { id: value } : value);
    const id = read._id ?? read.id;
    const companyName = read.companyName ?? read.company_name;
    if (id === null && read.name === '' && companyName === null && read.email === null) return null;
    return { id, name: read.name, companyName, email: read.email, phone: read.phone };
  }),
);

const productFields = fields({
  _id: maybeText(64),
  id: maybeText(64),
  name: text(500),
  title: text(500),
  image: maybeText(2_000),
  images: texts,
});

/** null if no product is given. */
export const productReference = z.pipe(
  z.unknown(),
  z.transform((value): ProductReference | null => {
    const read = z.parse(productFields, isBare(value) ? { id: value } : value);
    const id = read._id ?? read.id;
    const name = read.name || read.title;
    return id === null && name === ''
      ? null
      : { id, name, image: read.image ?? read.images[0] ?? null };
  }),
);
