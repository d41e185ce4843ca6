// "Edit" link on a supplier's own products, loaded for suppliers only. A style sheet reserves its space beforehand.
import { $sessionAccount } from '../stores/session.ts';

/** Set by an island on its placeholders after hydration: a change before that causes a hydration mismatch. */
const READY = 'data-own-ready';

let owner: string | undefined;

/** Returns the edit link. A card's product id comes from its link to the product page, elsewhere from the current URL. */
function linkFor(place: HTMLElement, card: HTMLElement): HTMLAnchorElement {
  const { pathname } = card.querySelector<HTMLAnchorElement>('a[href*="/product/"]') ?? location;
  const text = place.closest<HTMLElement>('[data-edit]')?.dataset.edit ?? '';
  const name = card.querySelector('h1,h2,h3')?.textContent.trim();
  const link = document.createElement('a');
  link.className = place.dataset.own ?? '';
  link.href = pathname.replace('/product/', '/products/edit/');
  link.textContent = text;
  link.ariaLabel = [text, name].filter(Boolean).join(': ');
  return link;
}

function fill(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-own]')) {
    if (place.closest('astro-island') && !place.hasAttribute(READY)) continue;
    const card = place.closest<HTMLElement>('[data-maker]');
    const isOwn = card !== null && card.dataset.maker === owner;
    if (isOwn === place.hasChildNodes()) continue;
    place.replaceChildren(...(isOwn ? [linkFor(place, card)] : []));
  }
}

let started = false;

/** Runs once. The first-paint script reserves the space for users who are already signed in. */
export function followOwner(): void {
  if (started) return;
  started = true;
  $sessionAccount.subscribe((account) => {
    owner = /^supplier .*?([\w-]{1,12})$/.exec(account)?.[1];
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(owner ? `[data-maker="${owner}"]{--own:grid}` : '');
    document.adoptedStyleSheets = [sheet];
    fill();
  });
  new MutationObserver(fill).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: [READY],
  });
}
