// Where the BIS guidance lies as a PDF, per language. Made by scripts/bis-pdf.ts from the same content.
import type { Lang } from '../i18n/language.ts';

export const BIS_PDF = {
  en: '/bis-certification.pdf',
  'zh-Hans': '/bis-certification-zh-hans.pdf',
} as const satisfies Record<Lang, string>;
