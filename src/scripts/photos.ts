// Photos of reviews that open in a dialog, whose code is loaded with the first click. Without it they are links.
import { showBusy } from './busy.ts';

async function open(link: HTMLAnchorElement): Promise<void> {
  const links = [
    ...(link.closest('ul')?.querySelectorAll<HTMLAnchorElement>('[data-photo]') ?? []),
  ];
  const endBusy = showBusy(link);
  try {
    const { openPhotos } = await import('./photo-dialog.ts');
    await openPhotos(links, links.indexOf(link));
  } finally {
    endBusy();
  }
}

function handleClick(event: MouseEvent): void {
  const { target, metaKey, ctrlKey, shiftKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-photo]');
  // A modified click opens the photo in a new tab or window; the browser handles that.
  if (!link || metaKey || ctrlKey || shiftKey) return;
  event.preventDefault();
  open(link).catch(() => location.assign(link.href));
}

/** May be called several times. */
export const startPhotos = (): void => document.addEventListener('click', handleClick);
