// Header behavior on every page: session, language switch, category menus, mobile menu. No framework.
import { type Lang, localHref, plainPath } from '../i18n/language.ts';
import { rememberLanguage } from '../stores/language.ts';
import { $session, $sessionAccount, closeSession, startSession } from '../stores/session.ts';
import { hasToastIsland, takeToast } from '../stores/stored-toast.ts';

startSession();

// Visitors have no bell, so its code is not loaded.
$session.subscribe(async ({ status }) => {
  if (status === 'signed-in') (await import('./unread.ts')).startUnread();
});
$sessionAccount.subscribe(async (account) => {
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

const branches = document.querySelectorAll<HTMLDetailsElement>('[data-branch]');
const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
const bell = document.querySelector<HTMLDetailsElement>('[data-bell]');
const panels = [...branches, ...[menu, bell].filter((panel) => panel !== null)];

for (const branch of branches) {
  branch.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'mouse') branch.open = true;
  });
  branch.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse') branch.open = false;
  });
  // With a mouse the menu is already open from hovering, so a click goes to the category page itself.
  branch.querySelector('summary')?.addEventListener('click', (event) => {
    if ((event as PointerEvent).pointerType !== 'mouse') return;
    event.preventDefault();
    branch.querySelector<HTMLAnchorElement>('[data-all]')?.click();
  });
}

for (const panel of panels)
  panel.addEventListener('focusout', (event) => {
    if (event.relatedTarget instanceof Node && !panel.contains(event.relatedTarget))
      panel.open = false;
  });

addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  for (const panel of panels)
    if (panel.open) {
      panel.open = false;
      panel.querySelector('summary')?.focus();
    }
});

addEventListener('click', (event) => {
  // The clicked element may already be removed from the page; the composed path still contains its ancestors.
  const path = event.composedPath();
  for (const panel of panels) if (panel.open && !path.includes(panel)) panel.open = false;
});

// After "back" the menu must not be open, as it was when the reader left the page.
addEventListener('pagehide', () => {
  for (const panel of panels) panel.open = false;
});
