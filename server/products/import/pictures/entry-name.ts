// Name of an entry of a ZIP file: many programs write it in UTF-8 or in the encoding of Chinese systems without saying so.
import type { Entry } from 'yauzl';
import { decodeStrictly } from '../../../platform/text/decode-strictly.ts';

const UTF8_FLAG = 0x800;
/** Info-ZIP Unicode Path, which the reader of the archive has applied. */
const UNICODE_PATH_FIELD = 0x7075;

export function entryName({
  fileName,
  fileNameRaw,
  generalPurposeBitFlag,
  extraFields,
}: Pick<Entry, 'fileName' | 'fileNameRaw' | 'generalPurposeBitFlag' | 'extraFields'>): string {
  const isDeclared =
    (generalPurposeBitFlag & UTF8_FLAG) !== 0 ||
    extraFields.some(({ id }) => id === UNICODE_PATH_FIELD);
  if (isDeclared) return fileName;
  return decodeStrictly('utf-8', fileNameRaw) ?? decodeStrictly('gb18030', fileNameRaw) ?? fileName;
}
