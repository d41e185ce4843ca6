// Dialog with the photos of a review, one at a time.

import type words from '../../locales/en/photos.json';
import { langOfPath } from '../i18n/language.ts';
import { button, element } from '../ui/element.ts';
import { markLongPicture } from './long-picture.ts';

type Texts = typeof words;

/** Of one language only. Not at the start of the module, where a failure would last until the page is reloaded. */
const loadTexts = async (): Promise<Texts> =>
  (langOfPath(location.pathname) === 'en'
    ? await import('../../locales/en/photos.json')
    : await import('../../locales/zh-Hans/photos.json')
  ).default;

/** `links` to the files, with their thumbnails; `index` is the one to begin with. Rejects if the texts cannot be loaded. */
export async function openPhotos(
  links: readonly HTMLAnchorElement[],
  index: number,
): Promise<void> {
  const texts = await loadTexts();
  const last = links.length - 1;
  let current = index;
  const picture = element(
    'img',
    'm-auto max-h-full max-w-full min-h-0 object-contain data-long:max-h-none',
  );
  markLongPicture(picture);
  const stage = element('div', 'grid min-h-0 flex-1 overflow-auto bg-well', picture);
  // Focusable, so that the arrow keys scroll a long picture.
  stage.tabIndex = 0;
  const position = element('p', 'me-auto ps-2 text-sm tabular-nums');
  position.role = 'status';

  const show = (at: number): void => {
    const link = links[at];
    if (!link) return;
    current = at;
    picture.src = link.href;
    stage.scrollTo(0, 0);
    picture.alt = link.querySelector('img')?.alt ?? '';
    position.textContent = `${at + 1} / ${links.length}`;
    previous.ariaDisabled = String(at === 0);
    next.ariaDisabled = String(at === last);
  };
  const named = (sign: string, name: string, onClick: () => void): HTMLButtonElement => {
    const created = button('btn btn-quiet', sign, onClick);
    created.ariaLabel = name;
    return created;
  };
  const previous = named('‹', texts.previous, () => show(current - 1));
  const next = named('›', texts.next, () => show(current + 1));
  const close = named('×', texts.close, () => dialog.close());
  previous.hidden = next.hidden = last === 0;
  const dialog = element(
    'dialog',
    'm-0 h-dvh max-h-none w-screen max-w-none bg-plate',
    element(
      'div',
      'flex h-full flex-col',
      element('div', 'flex items-center gap-2 p-2', position, previous, next, close),
      stage,
    ),
  );
  dialog.ariaLabel = texts.label;
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(current - 1);
    if (key === 'ArrowRight') show(current + 1);
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    links[current]?.focus({ preventScroll: true });
  });
  show(index);
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}
