// Rating of a product or a supplier: the average of its reviews and their number, both 0 without reviews.
import * as z from 'zod/mini';
import { count, fields, nullableNumber, reader } from '../read.ts';

export const averageStars = reader(
  (value) => Math.min(5, Math.max(0, z.parse(nullableNumber, value) ?? 0)),
  { type: 'number' },
);

export const rating = fields({ average: averageStars, count });
export type Rating = z.output<typeof rating>;
