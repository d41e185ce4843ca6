// Header behavior on every page: session, language switch, search, category menus, mobile menu. No framework.
import { type Lang, localHref, plainPath } from '../i18n/language.ts';
import { rememberLanguage } from '../stores/language.ts';
import { closeSession, observeSession, startSession } from '../stores/stored-session.ts';
import { hasToastIsland, takeToast } from '../toasts/stored-toast.ts';

startSession();

// Visitors have no bell, so its code is not loaded. Both modules start themselves, once.
observeSession(({ status }, account) => {
  if (status === 'signed-in') void import('./unread.ts');
  if (account.startsWith('supplier ')) void import('./own-products.ts');
});

const loadSignOut = () => import('./page-sign-out.ts');

// Toast stored by the previous page; pages with a toast island show it themselves.
const storedToast = hasToastIsland() ? null : takeToast();
if (storedToast)
  void loadSignOut().then(({ showToast }) => showToast(storedToast.kind, storedToast.words));

const signOut = (): Promise<void> =>
  loadSignOut().then(
    ({ signOutOnPage }) => signOutOnPage(),
    () => {
      // The sign-out code could not be loaded: remove the token anyway (spec §4).
      closeSession(true);
      location.reload();
    },
  );

for (const button of document.querySelectorAll('[data-sign-out]'))
  button.addEventListener('click', signOut);

document.querySelector('[data-go-back]')?.addEventListener('click', () => history.back());
document.querySelector('[data-reload]')?.addEventListener('click', () => location.reload());

/** The links work without scripts; here they get the current URL, and the chosen language is stored. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('.switch a'))
  link.addEventListener('click', () => {
    const lang = link.lang as Lang;
    rememberLanguage(lang);
    link.href = localHref(lang, plainPath(location.pathname)) + location.search + location.hash;
  });

/** Suggestions below a search box, from its first focus on. */
async function startSearch(target: EventTarget | null): Promise<void> {
  if (target instanceof HTMLInputElement && target.form?.matches('[data-search]'))
    (await import('./search/search-box.ts')).startSearchBox(target, target.form);
}

if (document.querySelector('[data-live]')) void import('../components/figures/live.ts');

const menu = document.querySelector('[data-menu]');
const menuPanel = document.querySelector('[data-menu-panel]');
/** In narrower windows the categories are an accordion inside the menu panel. */
const barWindow = matchMedia('(width >= 72rem)');

const openPanels = (): NodeListOf<HTMLDetailsElement> =>
  document.querySelectorAll(
    `:is([data-menu],[data-bell]${barWindow.matches ? ',[name=categories]' : ''})[open]`,
  );

for (const branch of document.querySelectorAll<HTMLDetailsElement>('[name=categories]')) {
  const isHover = (event: PointerEvent): boolean =>
    barWindow.matches && event.pointerType === 'mouse';
  branch.addEventListener('pointerenter', (event) => {
    if (isHover(event)) branch.open = true;
  });
  branch.addEventListener('pointerleave', (event) => {
    if (isHover(event)) branch.open = false;
  });
  // With a mouse the menu is already open from hovering, so a click goes to the category page itself.
  branch.querySelector('summary')?.addEventListener('click', (event) => {
    if (!isHover(event as PointerEvent)) return;
    event.preventDefault();
    branch.querySelector<HTMLAnchorElement>('li:last-child > a')?.click();
  });
}

/** Closes the panels that were left. */
function closeOthers(event: Event): void {
  // A clicked element may already be removed from the page; the composed path still contains its ancestors.
  const path = event.composedPath();
  for (const panel of openPanels())
    if (!path.includes(panel) && !(panel === menu && path.includes(menuPanel as Element)))
      panel.open = false;
}
addEventListener('click', closeOthers);
addEventListener('focusin', (event) => {
  closeOthers(event);
  void startSearch(event.target);
});
// The reader may have pressed the search box before this script ran.
void startSearch(document.activeElement);

addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const panel of openPanels()) {
    panel.open = false;
    panel.querySelector('summary')?.focus();
  }
});

// After "back" the menu must not be open, as it was when the reader left the page.
addEventListener('pagehide', closeOthers);
