// Limits of an import of products from a table file.
const MB = 1024 * 1024;

export const IMPORT_ROWS = 5_000;
export const IMPORT_COLUMNS = 100;
/** The longest text of a product, and one character more, so that a longer text is refused instead of cut. */
export const IMPORT_CELL_CHARS = 10_001;
/** Characters of all cells together. A shared text of a workbook counts once for each cell. */
export const IMPORT_TEXT_CHARS = 12_000_000;
export const MAX_IMPORT_BYTES = 10 * MB;
/** Bytes of all parts of a workbook when unpacked. */
export const IMPORT_UNZIPPED_BYTES = 96 * MB;
/** A ZIP archive with pictures. */
export const MAX_PICTURE_ZIP_BYTES = 200 * MB;
export const PICTURE_ZIP_FILES = 10_000;
export const ZIP_TYPES = ['application/zip', 'application/x-zip-compressed'] as const;
