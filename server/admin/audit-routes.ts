// Admin route that lists the audit log.
import type { FastifyInstance } from 'fastify';
import { listAuditEntries } from '../../contract/admin/audit.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

export function auditRoutes(app: FastifyInstance, { auditLog }: Services): void {
  serve(app, listAuditEntries, async ({ query }, { lang }) => {
    const { entries, total } = await auditLog.page(query, lang);
    return { entries, pagination: paginationOf(query, total) };
  });
}
