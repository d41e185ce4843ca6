// Morph of a product's picture between a list and its page, where browsers have transitions between pages: while one runs, the
// picture in the list has the name that the first one of the page's gallery always has (Gallery.astro).

const NAME = 'product-picture';
const PRODUCT_PATH = /\/product\/[^/?#]+$/;

/** The picture of the product at that address in a list, or at the top of a comparison. */
function pictureOf(url: string): HTMLElement | null | undefined {
  const [path] = PRODUCT_PATH.exec(new URL(url).pathname) ?? [];
  const link = path && document.querySelector(`main a[href$="${CSS.escape(path)}"]`);
  if (!link) return null;
  const head = link.closest('th');
  return head
    ? document
        .querySelectorAll('.compare-pictures td')
        [head.cellIndex]?.querySelector<HTMLElement>('img')
    : link.closest('article, li')?.querySelector<HTMLElement>('img');
}

function morph(transition: ViewTransition | null, url: string | null | undefined): void {
  const picture = transition && url ? pictureOf(url) : null;
  if (!picture) return;
  picture.style.viewTransitionName = NAME;
  void transition?.finished.finally(() => {
    picture.style.viewTransitionName = '';
  });
}

/** For pages with lists. On the way back it has an effect if the browser has kept the list. */
export function startMorph(): void {
  if (PRODUCT_PATH.test(location.pathname)) return;
  addEventListener('pageswap', ({ viewTransition, activation }) =>
    morph(viewTransition, activation?.entry.url),
  );
  addEventListener('pagereveal', ({ viewTransition }) =>
    morph(viewTransition, window.navigation?.activation?.from?.url),
  );
}
