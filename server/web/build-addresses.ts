// Absolute addresses of a build: prerendered files have those it was built for, and get those of this market when they are served.

/** What a build was made with: PUBLIC_ORIGIN, and the origin of S3_PUBLIC_URL; placeholders where they were not set. */
export interface BuildAddresses {
  /** Such as "https://market.example", without a slash at the end. */
  readonly origin: string;
  /** In the Content-Security-Policy. */
  readonly uploads: string;
}

export interface MarketAddresses {
  readonly origin: string;
  /** Null where the public does not read uploads from a site of their own. */
  readonly uploads: string | null;
}

/** Returns a function that replaces the addresses of the build in HTML, XML, a text or a policy. */
export function fillAddresses(
  built: BuildAddresses,
  { origin, uploads }: MarketAddresses,
): (text: string) => string {
  return (text) =>
    text
      .replaceAll(built.origin, origin)
      .replaceAll(` ${built.uploads}`, uploads === null ? '' : ` ${uploads}`);
}
