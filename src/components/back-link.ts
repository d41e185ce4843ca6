// Back links. A back link to the list page the reader came from gets that page's full URL, so its filters are preserved.

export function startBackLinks(): void {
  if (document.referrer === '') return;
  const from = new URL(document.referrer);
  if (from.origin !== location.origin) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-back]'))
    if (new URL(link.href).pathname === from.pathname) link.href = from.href;
}
