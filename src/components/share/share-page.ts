// Shares the address of a page: with the sheet of the system on phones and tablets, elsewhere with a menu. The sheet of a desktop
// has no WeChat, and hides its QR code.

const addressOfPage = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ??
  location.origin + location.pathname + location.search;

/** For a share button with the title of the page. */
export async function sharePage({ dataset: { share: title = '' } }: HTMLElement): Promise<void> {
  const url = addressOfPage();
  try {
    // Not every browser has it.
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches)
      return await navigator.share({ title, url });
  } catch (error) {
    // The reader has closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  try {
    await (await import('./share-menu.ts')).openShareMenu(title, url);
  } catch {
    // The menu could not be loaded; the next press tries again.
  }
}
