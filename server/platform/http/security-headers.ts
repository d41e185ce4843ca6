// Security headers of all replies, computed once with helmet. Computing them for each reply would cost a third of the
// throughput.
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

const options = (secure: boolean): HelmetOptions => ({
  // Astro sets the Content-Security-Policy of its pages, including hashes.
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  // Only with HTTPS: a local installation uses plain HTTP, and behind TLS a proxy sets it as well.
  strictTransportSecurity: secure,
  xFrameOptions: { action: 'deny' },
  // Back links use the referrer on our own pages; other sites do not receive it.
  referrerPolicy: { policy: 'same-origin' },
  // These are for obsolete browsers, and each header is sent with every reply.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** Returns the headers with names in lower case. `secure`: whether the public origin is https. */
export function securityHeaders(secure: boolean): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const sink = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  helmet(options(secure))(
    {} as IncomingMessage,
    sink as unknown as ServerResponse,
    () => undefined,
  );
  return headers;
}
