// Security headers of all replies, with names in lower case.

const HEADERS: Readonly<Record<string, string>> = {
  // Other sites get no access to our windows and files.
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // Back links use the referrer on our own pages; other sites do not receive it.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/**
 * `isSecure`: whether the public origin is https. A local installation uses plain HTTP and must not send HSTS. Astro writes the
 * Content-Security-Policy into its pages, with the hashes of their scripts.
 */
export const securityHeaders = (isSecure: boolean): Readonly<Record<string, string>> =>
  isSecure
    ? { ...HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : HEADERS;
