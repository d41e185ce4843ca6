// Header behavior on every page: session, language switch, category menus, mobile menu. No framework.
import { type Lang, localHref, plainPath } from '../i18n/language.ts';
import { rememberLanguage } from '../stores/language.ts';
import { closeSession, observeSession, startSession } from '../stores/stored-session.ts';
import { hasToastIsland, takeToast } from '../stores/stored-toast.ts';

startSession();

// Visitors have no bell, so its code is not loaded. Both run once.
observeSession(async ({ status }) => {
  if (status === 'signed-in') (await import('./unread.ts')).startUnread();
});
observeSession(async (_, account) => {
  if (account.startsWith('supplier ')) (await import('./own-products.ts')).startOwnProductLinks();
});

// Toast stored by the previous page; pages with a toast island show it themselves.
const storedToast = hasToastIsland() ? null : takeToast();
if (storedToast)
  void import('./page-sign-out.ts').then(({ showToast }) =>
    showToast(storedToast.kind, storedToast.words),
  );

async function signOut(): Promise<void> {
  const signOutModule = await import('./page-sign-out.ts').catch(() => null);
  if (signOutModule) return signOutModule.signOutOnPage();
  // The sign-out code could not be loaded: remove the token anyway (spec §4).
  closeSession(true);
  location.reload();
}

for (const button of document.querySelectorAll('[data-sign-out]'))
  button.addEventListener('click', () => void signOut());

document.querySelector('[data-go-back]')?.addEventListener('click', () => history.back());
document.querySelector('[data-reload]')?.addEventListener('click', () => location.reload());

/** The links work without scripts; here they get the current URL, and the chosen language is stored. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-lang]'))
  link.addEventListener('click', () => {
    const lang = link.dataset.lang as Lang;
    rememberLanguage(lang);
    link.href = localHref(lang, plainPath(location.pathname)) + location.search + location.hash;
  });

interface Panel {
  readonly details: HTMLDetailsElement;
  /** Where its content is, if outside. */
  readonly content?: Element | null;
}

const branches = [...document.querySelectorAll<HTMLDetailsElement>('[data-branch]')];
const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
const bell = document.querySelector<HTMLDetailsElement>('[data-bell]');
const menuPanel = document.querySelector('[data-menu-panel]');
/** In narrower windows the categories are an accordion inside the menu panel. */
const barWindow = matchMedia('(width >= 72rem)');
const headerPanels: Panel[] = [
  ...(menu ? [{ details: menu, content: menuPanel }] : []),
  ...(bell ? [{ details: bell }] : []),
];

const openPanels = (): Panel[] =>
  [...(barWindow.matches ? branches.map((details) => ({ details })) : []), ...headerPanels].filter(
    ({ details }) => details.open,
  );
const close = ({ details }: Panel): void => {
  details.open = false;
};

for (const branch of branches) {
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

addEventListener('focusout', ({ target, relatedTarget }) => {
  if (!(target instanceof Node) || !(relatedTarget instanceof Node)) return;
  const has = ({ details, content }: Panel, node: Node): boolean =>
    details.contains(node) || content?.contains(node) === true;
  for (const panel of openPanels())
    if (has(panel, target) && !has(panel, relatedTarget)) close(panel);
});

addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  for (const panel of openPanels()) {
    close(panel);
    panel.details.querySelector('summary')?.focus();
  }
});

addEventListener('click', (event) => {
  // The clicked element may already be removed from the page; the composed path still contains its ancestors.
  const path = event.composedPath();
  for (const panel of openPanels())
    if (!path.includes(panel.details) && !(panel.content && path.includes(panel.content)))
      close(panel);
});

// After "back" the menu must not be open, as it was when the reader left the page.
addEventListener('pagehide', () => {
  for (const panel of openPanels()) close(panel);
});
