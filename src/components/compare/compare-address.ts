// Address of the compare page: /compare?ids=a,b,c.

/** Path without language prefix; the empty compare page without ids. */
export const comparePath = (ids: readonly string[]): string =>
  ids.length === 0 ? '/compare' : `/compare?ids=${ids.map(encodeURIComponent).join(',')}`;

/** Ids in the order of the address, each once. */
export const idsIn = (parameter: string): string[] => [
  ...new Set(
    parameter
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  ),
];
