// A back link returns to the very list the reader came from, with its filters, where there was one.

export function startBackLinks(): void {
  if (document.referrer === '') return;
  const from = new URL(document.referrer);
  if (from.origin !== location.origin) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-back]'))
    if (new URL(link.href).pathname === from.pathname) link.href = from.href;
}
