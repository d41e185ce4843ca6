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

export const readUsage = (body: unknown): readonly Quota[] => {
  const row = fields({ name: z.enum(QUOTAS), used: count, limit: count });
  return z.parse(list(row, QUOTAS.length), accepted(body).quotas);
};
