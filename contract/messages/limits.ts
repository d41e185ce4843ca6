// Error texts for exceeded size and rate limits, with the limit in the text.
import { type Texts, textsWithValues, withValues } from '../texts.ts';
import { REFUSAL_TEXTS } from './refusals.ts';

const KB = 1024;

const size = (bytes: number, kilobyteUnit: string): string =>
  bytes < KB * KB
    ? `${Math.round(bytes / KB)} ${kilobyteUnit}`
    : `${Math.round((bytes / KB / KB) * 10) / 10} MB`;

const withSize = ({ en, 'zh-Hans': zh }: Texts, bytes: number): Texts => ({
  en: withValues(en, { size: size(bytes, 'kB') }),
  'zh-Hans': withValues(zh, { size: size(bytes, 'KB') }),
});

const { limits } = REFUSAL_TEXTS;

export const LIMIT_TEXTS = {
  body: (bytes: number): Texts => withSize(limits.body, bytes),
  formText: (bytes: number): Texts => withSize(limits.formText, bytes),
  formNames: (count: number): Texts => textsWithValues(limits.formNames, { count }),
  formValues: (count: number): Texts => textsWithValues(limits.formValues, { count }),
  formFiles: (count: number): Texts => textsWithValues(limits.formFiles, { count }),
  openForms: (count: number): Texts => textsWithValues(limits.openForms, { count }),
  jsonDepth: (count: number): Texts => textsWithValues(limits.jsonDepth, { count }),
  jsonValues: (count: number): Texts =>
    textsWithValues(limits.jsonValues, { count: count.toLocaleString('en') }),
  pace: (bytesPerSecond: number): Texts => withSize(limits.pace, bytesPerSecond),
} as const;
