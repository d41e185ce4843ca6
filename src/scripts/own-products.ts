// "Edit" link on a supplier's own products, loaded for suppliers only, which starts it. A style sheet reserves its space beforehand.
import { $sessionAccount } from '../stores/session.ts';

/** Set by an island on its placeholders after hydration: a change before that causes a hydration mismatch. */
const READY_ATTRIBUTE = 'data-own-ready';

let ownSuffix: string | undefined;

/** Returns the edit link. A card's product id comes from its link to the product page, elsewhere from the current URL. */
function linkFor(placeholder: HTMLElement, card: HTMLElement): HTMLAnchorElement {
  const { pathname } = card.querySelector<HTMLAnchorElement>('a[href*="/product/"]') ?? location;
  const text = placeholder.closest<HTMLElement>('[data-edit]')?.dataset.edit ?? '';
  const name = card.querySelector('h1,h2,h3')?.textContent.trim();
  const link = document.createElement('a');
  link.className = placeholder.dataset.own ?? '';
  link.href = pathname.replace('/product/', '/products/edit/');
  link.textContent = text;
  link.ariaLabel = [text, name].filter(Boolean).join(': ');
  return link;
}

function updateLinks(): void {
  for (const placeholder of document.querySelectorAll<HTMLElement>('[data-own]')) {
    if (placeholder.closest('astro-island') && !placeholder.hasAttribute(READY_ATTRIBUTE)) continue;
    const card = placeholder.closest<HTMLElement>('[data-maker]');
    const isOwn = card !== null && card.dataset.maker === ownSuffix;
    if (isOwn === placeholder.hasChildNodes()) continue;
    placeholder.replaceChildren(...(isOwn ? [linkFor(placeholder, card)] : []));
  }
}

// The first-paint script reserves the space for users who are already signed in.
$sessionAccount.subscribe((account) => {
  ownSuffix = /^supplier .*?([\w-]{1,12})$/.exec(account)?.[1];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ownSuffix ? `[data-maker="${ownSuffix}"]{--own:grid}` : '');
  document.adoptedStyleSheets = [sheet];
  updateLinks();
});
new MutationObserver(updateLinks).observe(document.body, {
  childList: true,
  subtree: true,
  attributeFilter: [READY_ATTRIBUTE],
});
