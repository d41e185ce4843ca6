// Body schema for the caption of a document. Not in company.ts, which every signed-in screen loads.
import * as z from 'zod/mini';
import { anyText, patchField } from '../body.ts';
import { fieldError } from '../query.ts';
import type { DocumentCaption } from './company.ts';

const isDay = (value: string): boolean =>
  value === '' ||
  (/^\d{4}-\d\d-\d\d$/.test(value) &&
    new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value);

/** As a profile form sends it. */
export const captionBody = z.pipe(
  z.object({
    title: patchField(anyText(80)),
    number: patchField(anyText(60)),
    issuer: patchField(anyText(120)),
    validUntil: patchField(anyText(10).check(z.refine(isDay, fieldError('validUntil')))),
  }),
  z.transform(
    (caption): DocumentCaption => ({
      title: caption.title ?? '',
      number: caption.number ?? '',
      issuer: caption.issuer ?? '',
      validUntil: caption.validUntil ?? '',
    }),
  ),
);
