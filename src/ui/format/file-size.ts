// Formatting of file sizes.
import type { Lang } from '../../../contract/lang.ts';
import { formatNumber } from './number.ts';

const KB = 1024;
const MB = 1024 * KB;

/** "340 KB", "2.4 MB" from a number of bytes; kilobytes are rounded up, so that no file shows 0 KB. */
export const formatFileSize = (lang: Lang, bytes: number): string =>
  bytes < MB
    ? `${formatNumber(lang, Math.ceil(bytes / KB))} KB`
    : `${formatNumber(lang, bytes / MB)} MB`;
