// Parser of an account's quota usage.
import * as z from 'zod/mini';
import { count, fields, list } from '../read.ts';
import { successReply } from '../reply.ts';

/** In order: bytes of images and videos, bytes of files sent in conversations, products in any status, and drafts. */
export const QUOTAS = ['uploads', 'attachments', 'products', 'drafts'] as const;
export type QuotaName = (typeof QUOTAS)[number];

export interface Quota {
  readonly name: QuotaName;
  readonly used: number;
  readonly limit: number;
}

const quotaFields = fields({
  name: z.catch(z.nullable(z.enum(QUOTAS)), null),
  used: count,
  limit: count,
});

/** Skips quotas that this release does not know. */
export const readUsage = (body: unknown): readonly Quota[] =>
  z
    .parse(list(quotaFields, 100), successReply(body).quotas)
    .flatMap(({ name, used, limit }) => (name === null ? [] : [{ name, used, limit }]));
