// Participants and products that an object refers to, in the calls that the spec documents (§7): as an object, or as an id alone.
import { firstText, recordOf } from '../read.ts';

type Row = Record<string, unknown>;

const rowOf = (value: unknown): Row => {
  const isId = typeof value === 'string' || typeof value === 'number';
  const row = isId ? { id: value } : recordOf(value);
  const id = firstText(row._id, row.id);
  return { ...row, _id: id, id };
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
