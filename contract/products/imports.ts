// Endpoints for importing products from a table file: upload, mapping of columns with a dry run, pictures, start, review, undo.
import * as z from 'zod/mini';
import { idParam, requiredText, valueOrJson } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { fileLink } from '../file-link.ts';
import { fileReply, readFileReply } from '../file-reply.ts';
import { isUpload, type Upload } from '../form-entries.ts';
import { pagination } from '../pagination.ts';
import { booleanParam, fieldError, paginationParams } from '../query.ts';
import { count, fields, list, message, orNull } from '../read.ts';
import {
  IMPORT_COLUMNS,
  MAX_IMPORT_BYTES,
  MAX_PICTURE_ZIP_BYTES,
  ZIP_TYPES,
} from './import-limits.ts';
import { readingOptions } from './import-reading.ts';
import { importIssue, productImport } from './product-import.ts';

const importReply = fields({ import: productImport });

const tableFile = z
  .custom<Upload>(isUpload, fieldError('required'))
  .check(z.refine((file) => file.size <= MAX_IMPORT_BYTES, fieldError('importTooLarge')));
const zipFile = z.custom<Upload>(isUpload, fieldError('required')).check(
  z.refine((file) => ZIP_TYPES.some((type) => type === file.type), fieldError('zipUnreadable')),
  z.refine((file) => file.size <= MAX_PICTURE_ZIP_BYTES, fieldError('zipTooLarge')),
);
const machineType = requiredText(64, 'unknownMachineType');

const templateQuery = z.object({
  machineType,
  format: z.enum(['csv', 'xlsx'], fieldError('invalid')),
});

export const getImportTemplate = endpoint({
  method: 'GET',
  path: '/products/imports/template',
  summary: 'A table to fill in for a machine type, with an example, in the language of the call',
  access: 'supplier',
  linked: true,
  query: templateQuery,
  reply: fileReply,
  replyType: 'file',
  read: readFileReply,
  errors: ['unauthorized', 'editSuppliersOnly', 'validation'],
});

export const linkImportTemplate = endpoint({
  method: 'GET',
  path: '/products/imports/template/link',
  summary: 'A short-lived address of the template of a machine type',
  access: 'supplier',
  query: templateQuery,
  reply: fileLink,
  errors: ['unauthorized', 'editSuppliersOnly', 'validation'],
});

export const getLatestImport = endpoint({
  method: 'GET',
  path: '/products/imports/latest',
  summary: "The supplier's latest import; null where there is none",
  access: 'supplier',
  reply: fields({ import: orNull(productImport) }),
  errors: ['unauthorized', 'editSuppliersOnly'],
});

/** Replaces an import that was not started yet. */
export const createImport = endpoint({
  method: 'POST',
  path: '/products/imports',
  summary: 'Reads a CSV or XLSX file, and guesses what its columns mean',
  access: 'supplier',
  body: z.object({ machineType, file: tableFile, ...readingOptions }),
  bodyType: 'multipart',
  fileBytes: MAX_IMPORT_BYTES,
  reply: importReply,
  errors: [
    'unauthorized',
    'createSuppliersOnly',
    'validation',
    'importStep',
    'overQuota',
    'tooLarge',
    'unsupportedType',
    'unavailable',
  ],
});

export const checkImport = endpoint({
  method: 'PUT',
  path: '/products/imports/:id/columns',
  summary: 'Assigns the columns to fields, and checks every row without importing it',
  access: 'supplier',
  params: idParam,
  body: z.object({
    targets: valueOrJson(
      z
        .array(requiredText(80), fieldError('invalid'))
        .check(z.maxLength(IMPORT_COLUMNS, fieldError('importTooManyColumns'))),
    ),
  }),
  reply: importReply,
  errors: [
    'unauthorized',
    'editSuppliersOnly',
    'importNotFound',
    'validation',
    'importStep',
    'unavailable',
  ],
});

export const addImportPictures = endpoint({
  method: 'POST',
  path: '/products/imports/:id/pictures',
  summary: 'Adds a ZIP file with the pictures that the rows name',
  access: 'supplier',
  params: idParam,
  body: z.object({ file: zipFile }),
  bodyType: 'multipart',
  fileBytes: MAX_PICTURE_ZIP_BYTES,
  reply: importReply,
  errors: [
    'unauthorized',
    'editSuppliersOnly',
    'importNotFound',
    'validation',
    'importStep',
    'overQuota',
    'tooLarge',
    'unsupportedType',
    'unavailable',
  ],
});

export const listImportIssues = endpoint({
  method: 'GET',
  path: '/products/imports/:id/issues',
  summary: 'Errors and warnings of the rows, in their order; `limit` counts rows',
  access: 'supplier',
  params: idParam,
  query: z.object(paginationParams),
  reply: fields({ issues: list(importIssue, 10_000), pagination }),
  errors: ['unauthorized', 'editSuppliersOnly', 'importNotFound', 'validation'],
});

export const downloadImportIssues = endpoint({
  method: 'GET',
  path: '/products/imports/:id/issues.csv',
  summary: 'All errors and warnings as a CSV file',
  access: 'supplier',
  linked: true,
  params: idParam,
  reply: fileReply,
  replyType: 'file',
  read: readFileReply,
  errors: ['unauthorized', 'editSuppliersOnly', 'importNotFound'],
});

export const linkImportIssues = endpoint({
  method: 'GET',
  path: '/products/imports/:id/issues.csv/link',
  summary: 'A short-lived address of the CSV file of all errors and warnings',
  access: 'supplier',
  params: idParam,
  reply: fileLink,
  errors: ['unauthorized', 'editSuppliersOnly', 'importNotFound'],
});

/** Starting an import that runs or has run already changes nothing, and returns it. */
export const startImport = endpoint({
  method: 'POST',
  path: '/products/imports/:id/start',
  summary: 'Starts an import, which makes a draft of every row, all at once',
  access: 'supplier',
  params: idParam,
  /** Without `skipErrors`, rows with errors are a reason to refuse the call. */
  body: z.object({ skipErrors: booleanParam }),
  reply: importReply,
  errors: [
    'unauthorized',
    'createSuppliersOnly',
    'importNotFound',
    'validation',
    'importStep',
    'overQuota',
  ],
});

export const submitImport = endpoint({
  method: 'POST',
  path: '/products/imports/:id/submit',
  summary: 'Sends all complete drafts of an import for review',
  access: 'supplier',
  params: idParam,
  reply: fields({
    message,
    import: productImport,
    sent: count,
    /** Drafts that lack something. */
    incomplete: count,
  }),
  errors: ['unauthorized', 'editSuppliersOnly', 'importNotFound', 'importStep'],
});

/** Stops an import that runs. */
export const undoImport = endpoint({
  method: 'POST',
  path: '/products/imports/:id/undo',
  summary: 'Deletes the unedited drafts of an import; edited and submitted products stay',
  access: 'supplier',
  params: idParam,
  reply: fields({ message, import: productImport, deleted: count }),
  errors: ['unauthorized', 'editSuppliersOnly', 'importNotFound', 'importStep'],
});
