// Page number in the address of a list of reviews; 1 if there is none, or no valid one.
export function pageNumberOf(url: URL): number {
  const given = url.searchParams.get('page') ?? '';
  return /^[1-9]\d{0,8}$/.test(given) ? Number(given) : 1;
}
