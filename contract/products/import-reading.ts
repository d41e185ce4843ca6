// Reading of a table file: its sheet, encoding, headings and omissions, and the supplier's choices for another reading.
import * as z from 'zod/mini';
import { optionalField, requiredText } from '../body.ts';
import { booleanParam, fieldError, numberInRange } from '../query.ts';
import { count, fields, flag, list, nullableText, oneOf, text } from '../read.ts';

/** Encodings that a supplier can choose: UTF-16 is recognized by its byte order mark. */
export const CHOSEN_ENCODINGS = ['utf-8', 'gb18030', 'big5', 'windows-1252'] as const;
export type ChosenEncoding = (typeof CHOSEN_ENCODINGS)[number];
const TEXT_ENCODINGS = [...CHOSEN_ENCODINGS, 'utf-16'] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

const SHEET_CHARS = 200;
/** A sheet has 1,048,576 rows. */
const MAX_ROW = 2 ** 20;

export const importReading = fields({
  /** Null for a text file. */
  sheet: nullableText(SHEET_CHARS),
  /** Visible sheets with a table. */
  sheets: list(text(SHEET_CHARS), 500),
  /** Null for a workbook. */
  encoding: oneOf(TEXT_ENCODINGS, null),
  /** Number of the row of headings, or of the first one of two. */
  headingRow: count,
  headingRowCount: count,
  /** The first rows of the file, of which a supplier can choose the headings. */
  firstRows: list(fields({ no: count, text: text(100) }), 20),
  /** With values, left out unless `includesHidden`. */
  hiddenRows: count,
  hiddenColumns: count,
  includesHidden: flag,
});
export type ImportReading = z.output<typeof importReading>;

/** Of a file that is uploaded; what is absent is determined from the file. */
export const readingOptions = {
  sheet: optionalField(requiredText(SHEET_CHARS)),
  encoding: optionalField(z.enum(CHOSEN_ENCODINGS, fieldError('invalid'))),
  headingRow: optionalField(numberInRange('invalid', 1, MAX_ROW, true)),
  includesHidden: optionalField(booleanParam),
};
