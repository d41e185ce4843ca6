// Pictures that open in the lightbox, whose code is loaded with the first click.
import { showBusy } from '../../../scripts/busy.ts';

/** `onShown` is called with the link of each picture that is shown. */
export function startEnlarging(
  root: HTMLElement,
  links: readonly HTMLAnchorElement[],
  onShown: (link: HTMLAnchorElement) => void = () => {},
): void {
  const load = () =>
    import('./lightbox.ts').then(({ createLightbox }) => createLightbox(root, links, onShown));
  let lightbox: ReturnType<typeof load> | undefined;
  for (const [index, link] of links.entries())
    link.addEventListener('click', (event) => {
      // A modified click opens the picture in a new tab or window; the browser handles that.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      lightbox ??= load();
      const endBusy = showBusy(link);
      void lightbox.finally(endBusy).then(
        (opened) => opened?.open(index),
        // Without the lightbox the link is followed.
        () => location.assign(link.href),
      );
    });
}
