// Reads what an account has used of its quotas.
import * as z from 'zod/mini';
import { count, fields, list } from './read.ts';
import { accepted } from './reply.ts';

/** Bytes of pictures and videos, bytes of files sent in conversations, products in any status, drafts among them. */
export const QUOTAS = ['uploads', 'attachments', 'products', 'drafts'] as const;
export type QuotaName = (typeof QUOTAS)[number];

export interface Quota {
  readonly name: QuotaName;
  readonly used: number;
  readonly limit: number;
}

const row = fields({ name: z.catch(z.nullable(z.enum(QUOTAS)), null), used: count, limit: count });

/** Quotas that this release does not know are left out. */
export const readUsage = (body: unknown): readonly Quota[] =>
  z
    .parse(list(row, 100), accepted(body).quotas)
    .flatMap(({ name, used, limit }) => (name === null ? [] : [{ name, used, limit }]));
