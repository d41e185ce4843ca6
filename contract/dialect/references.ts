// Participants and products that an object refers to, in the calls that the spec documents (§7): as an object, or as an id alone.
import { fields, firstText, recordOf, text } from '../read.ts';
import { participantFields, productReferenceFields } from '../trade/references.ts';

type Row = Record<string, unknown>;

const rowOf = (value: unknown): Row => {
  const isId = typeof value === 'string' || typeof value === 'number';
  const row = isId ? { id: value } : recordOf(value);
  const id = firstText(row._id, row.id);
  return { ...row, id };
};

/** The fields of a participant under the names of its schema, from any documented variant. */
export const readParticipant = (value: unknown): Row => {
  const row = rowOf(value);
  return { ...row, companyName: firstText(row.companyName, row.company_name) };
};

/** The fields of a product reference under the names of its schema, from any documented variant. */
export const readProductReference = (value: unknown): Row => {
  const row = rowOf(value);
  const images = firstText(row.image) === undefined ? row.images : [row.image];
  return { ...row, name: firstText(row.name, row.title), images };
};

/** The first of these references that names something. */
export const firstNamed = (...references: Row[]): Row | undefined =>
  references.find((row) => firstText(row.id, row.name, row.companyName, row.email) !== undefined);

export const sentParticipant = fields({ _id: text(64), ...participantFields });
export const sentProductReference = fields({ _id: text(64), ...productReferenceFields });

/** A participant or a product. */
export const writeReference = <Reference extends { readonly id: string }>(
  reference: Reference | null,
) => reference && { _id: reference.id, ...reference };
