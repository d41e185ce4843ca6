// The headers that harden every reply: helmet's, asked for once. Set afresh on each reply, they cost a third of the server's speed.
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

const options = (secure: boolean): HelmetOptions => ({
  // Astro writes the policy of its pages, hashes included.
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  // The site is its own origin, over plain HTTP on one machine and TLS behind a proxy that sets this itself.
  strictTransportSecurity: secure,
  xFrameOptions: { action: 'deny' },
  // Back links read it on our own pages; other sites are told nothing.
  referrerPolicy: { policy: 'same-origin' },
  // Of browsers long gone; every header is written with every reply.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** Names in lower case. `secure`: whether the public origin is https. */
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
