// Heart buttons of products: pressed for saved products, saving and removing on a click. Buttons that an island adds later get
// their state as well.
import {
  $favourites,
  isSaved,
  removeFavourite,
  saveFavourite,
  startFavourites,
} from '../stores/favourites/favourites.ts';

/** Products whose click is being carried out: their buttons already show the result. */
const changing = new Map<string, boolean>();

const idOf = (button: HTMLElement): string => button.dataset.heart ?? '';

function updateHearts(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-heart]')) {
    const pressed = String(changing.get(idOf(button)) ?? isSaved(idOf(button)));
    if (button.ariaPressed !== pressed) button.ariaPressed = pressed;
  }
}

const waitUntilLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = $favourites.listen(({ status }) => {
      if (status === 'loading') return;
      stop();
      resolve();
    });
    if ($favourites.get().status === 'loading') return;
    stop();
    resolve();
  });

/** Saves the product of the button, or removes it. */
async function toggleHeart(button: HTMLElement): Promise<void> {
  const id = idOf(button);
  if (changing.has(id)) return;
  const willSave = button.ariaPressed !== 'true';
  changing.set(id, willSave);
  updateHearts();
  await waitUntilLoaded();
  await (willSave ? saveFavourite(id) : removeFavourite(id));
  changing.delete(id);
  updateHearts();
}

/** Clicks that were handled: the first one may come twice, see startHearts(). */
const handled = new WeakSet<Event>();

function handleClick(event: Event): void {
  if (handled.has(event)) return;
  handled.add(event);
  const { target } = event;
  const button = target instanceof Element && target.closest<HTMLElement>('[data-heart]');
  if (button) void toggleHeart(button);
}

let started = false;

/** May be called several times. `event`: a click that came before this code was loaded. */
export function startHearts(event?: Event): void {
  if (!started) {
    started = true;
    startFavourites();
    $favourites.subscribe(updateHearts);
    document.addEventListener('click', handleClick);
    new MutationObserver(updateHearts).observe(document.body, { childList: true, subtree: true });
  }
  if (event?.type === 'click') handleClick(event);
}
