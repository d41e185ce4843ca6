// URLs of the BIS guidance PDF per language. scripts/bis-pdf.ts generates the PDF from the same content as the page.
import type { Lang } from '../i18n/language.ts';

export const BIS_PDF = {
  en: '/bis-certification.pdf',
  'zh-Hans': '/bis-certification-zh-hans.pdf',
} as const satisfies Record<Lang, string>;
