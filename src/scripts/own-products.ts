// The Edit link on a supplier's own products, loaded for suppliers only. Its place is open in their stylesheet before that.
import { $sessionAccount } from '../stores/session.ts';

/** Set by an island on its places once it is hydrated: what changes before that is a mismatch. */
const READY = 'data-own-ready';

let owner: string | undefined;

/** Cards name their product by its page; elsewhere it is this page's. */
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

/** Works once; the first-paint script opens the places of whoever is signed in before. */
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
