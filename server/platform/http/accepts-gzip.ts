// Content negotiation of compressed replies.
import { negotiate } from '@fastify/accept-negotiator';

/** Whether an Accept-Encoding header allows gzip (RFC 9110 §12.5.3): weight 0 forbids it. */
export const acceptsGzip = (header: string | undefined): boolean =>
  header !== undefined && negotiate(header, ['gzip']) === 'gzip';
