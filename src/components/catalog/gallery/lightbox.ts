// Lightbox of a gallery: one picture at a time, fitted to the window or zoomed in and scrollable.
import { markLongPicture } from '../../../scripts/long-picture.ts';

export interface Lightbox {
  open(index: number): void;
}

/** Zoom factor relative to the fitted size, used if the picture's natural size is smaller than that. */
const MIN_ZOOM_FACTOR = 2;

/** `links` are the gallery's pictures in order; `onShown` is called with the link of each picture that is shown. */
export function createLightbox(
  gallery: HTMLElement,
  links: readonly HTMLAnchorElement[],
  onShown: (link: HTMLAnchorElement) => void,
): Lightbox | undefined {
  const dialog = gallery.querySelector<HTMLDialogElement>('[data-lightbox]');
  const stage = dialog?.querySelector<HTMLElement>('[data-stage]');
  const zoom = dialog?.querySelector<HTMLElement>('[data-zoom]');
  if (!dialog || !stage || !zoom) return undefined;
  const picture = new Image();
  markLongPicture(picture);
  const label = zoom.querySelector('[data-label]');
  const position = dialog.querySelector('[data-position]');
  const caption = dialog.querySelector<HTMLElement>('[data-caption]');
  // Focusable, so that the arrow keys scroll it when zoomed in.
  stage.tabIndex = 0;
  let current = 0;

  const button = (name: string) => dialog.querySelector<HTMLButtonElement>(`[data-${name}]`);

  /** Zooms around a point of the picture, given as fractions of its width and height. */
  const setZoom = (isZoomed: boolean, fractionX = 0.5, fractionY = 0.5): void => {
    const fitted = stage.classList.contains('zoomed') ? 0 : picture.clientWidth;
    stage.classList.toggle('zoomed', isZoomed);
    picture.style.width = isZoomed
      ? `${Math.max(picture.naturalWidth, fitted * MIN_ZOOM_FACTOR)}px`
      : '';
    if (label) label.textContent = zoom.dataset[isZoomed ? 'out' : 'in'] ?? '';
    if (!isZoomed) return;
    stage.scrollTo({
      left: picture.clientWidth * fractionX - stage.clientWidth / 2,
      top: picture.clientHeight * fractionY - stage.clientHeight / 2,
    });
  };

  const show = (index: number): void => {
    const link = links[index];
    if (!link) return;
    current = index;
    setZoom(false);
    picture.src = link.href;
    picture.alt = link.querySelector('img')?.alt ?? '';
    stage.replaceChildren(picture);
    stage.scrollTo(0, 0);
    if (caption) {
      caption.textContent = link.parentElement?.querySelector('figcaption')?.textContent ?? '';
      caption.hidden = caption.textContent === '';
    }
    if (position) position.textContent = `${index + 1} / ${links.length}`;
    button('previous')?.toggleAttribute('disabled', index === 0);
    button('next')?.toggleAttribute('disabled', index === links.length - 1);
    onShown(link);
  };

  picture.addEventListener('click', ({ offsetX, offsetY }) =>
    setZoom(
      !stage.classList.contains('zoomed'),
      offsetX / picture.clientWidth,
      offsetY / picture.clientHeight,
    ),
  );
  zoom.addEventListener('click', () => setZoom(!stage.classList.contains('zoomed')));
  button('previous')?.addEventListener('click', () => show(current - 1));
  button('next')?.addEventListener('click', () => show(current + 1));
  button('close')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('keydown', (event) => {
    const zoomed = stage.classList.contains('zoomed');
    if (event.key === '+' || event.key === '=') setZoom(true);
    else if (event.key === '-') setZoom(false);
    // When zoomed in, the arrow keys scroll the picture.
    else if (!zoomed && event.key === 'ArrowLeft') show(current - 1);
    else if (!zoomed && event.key === 'ArrowRight') show(current + 1);
    else return;
    event.preventDefault();
  });
  dialog.addEventListener('close', () => {
    stage.replaceChildren();
    // Focus the current picture, not the one the lightbox was opened from, which may be scrolled out of view.
    links[current]?.focus({ preventScroll: true });
  });

  const several = links.length > 1;
  for (const name of ['previous', 'next']) button(name)?.toggleAttribute('hidden', !several);

  return {
    open: (index) => {
      show(index);
      dialog.showModal();
      stage.focus();
    },
  };
}
