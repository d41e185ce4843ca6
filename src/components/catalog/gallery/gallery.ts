// Product gallery: thumbnails, arrow buttons and keys scroll the snapping row; a click on a picture opens the lightbox.
import { startEnlarging } from './enlarge.ts';

const queryAll = <Kind extends HTMLElement>(root: HTMLElement, selector: string): Kind[] => [
  ...root.querySelectorAll<Kind>(selector),
];

/** Maps a key to the index of the slide it leads to. */
const KEYS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

export function startGallery(gallery: HTMLElement): void {
  const viewer = gallery.querySelector<HTMLElement>('[data-viewer]');
  if (!viewer) return;
  const slides = queryAll(viewer, '[data-slide]');
  const thumbs = queryAll<HTMLAnchorElement>(gallery, '[data-thumb]');
  const arrows = gallery.querySelector<HTMLElement>('[data-arrows]');
  const status = gallery.querySelector<HTMLElement>('[data-said]');
  const last = slides.length - 1;
  const position = (index: number) =>
    (gallery.dataset.position ?? '').replace('#', String(index + 1));
  let current = 0;

  const show = (index: number): void => {
    const slide = slides[Math.min(last, Math.max(0, index))];
    if (slide) viewer.scrollTo({ left: slide.offsetLeft });
  };

  const setCurrent = (index: number): void => {
    const moved = index !== current;
    current = index;
    for (const [at, thumb] of thumbs.entries()) {
      if (at === index) thumb.setAttribute('aria-current', 'true');
      else thumb.removeAttribute('aria-current');
    }
    const thumb = thumbs[index]?.parentElement;
    const row = thumb?.parentElement;
    if (moved && thumb && row)
      row.scrollTo({ left: thumb.offsetLeft - row.clientWidth / 2, behavior: 'smooth' });
    arrows?.querySelector('[data-previous]')?.toggleAttribute('disabled', index === 0);
    arrows?.querySelector('[data-next]')?.toggleAttribute('disabled', index === last);
    if (moved && status) status.textContent = position(index);
    for (const [at, slide] of slides.entries())
      if (at !== index) slide.querySelector('video')?.pause();
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) setCurrent(slides.indexOf(target as HTMLElement));
    },
    { root: viewer, threshold: 0.6 },
  );
  for (const slide of slides) observer.observe(slide);

  for (const [index, thumb] of thumbs.entries())
    thumb.addEventListener('click', (event) => {
      event.preventDefault();
      show(index);
    });
  if (arrows) arrows.hidden = false;
  arrows?.querySelector('[data-previous]')?.addEventListener('click', () => show(current - 1));
  arrows?.querySelector('[data-next]')?.addEventListener('click', () => show(current + 1));
  viewer.addEventListener('keydown', (event) => {
    const target = KEYS[event.key]?.(current, last);
    // On a video, arrow keys seek within it.
    if (target === undefined || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    show(target);
  });

  startEnlarging(gallery, queryAll<HTMLAnchorElement>(viewer, '[data-enlarge]'), (link) =>
    show(slides.findIndex((slide) => slide.contains(link))),
  );
}
