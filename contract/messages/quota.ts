// Error texts for exceeded account quotas: each has the limit and what to do.
import { type Texts, textsWithValues } from '../texts.ts';
import { REFUSAL_TEXTS } from './refusals.ts';

const MB = 1024 * 1024;

const { quotas } = REFUSAL_TEXTS;

const withMegabytes = (texts: Texts, bytes: number): Texts =>
  textsWithValues(texts, { megabytes: bytes / MB });

export const QUOTA_TEXTS = {
  uploads: (bytes: number): Texts => withMegabytes(quotas.uploads, bytes),
  unconfirmedUploads: (bytes: number): Texts => withMegabytes(quotas.unconfirmedUploads, bytes),
  attachments: (bytes: number): Texts => withMegabytes(quotas.attachments, bytes),
  products: (count: number): Texts => textsWithValues(quotas.products, { count }),
  drafts: (count: number): Texts => textsWithValues(quotas.drafts, { count }),
} as const;
