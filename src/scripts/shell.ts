// The header's behaviour on every page: session, language choice, category menus, mobile menu. No framework.
import { type Lang, localHref, plainPath } from '../i18n/language.ts';
import { rememberLanguage } from '../stores/language.ts';
import { signOut, startSession } from '../stores/session.ts';

startSession();

for (const button of document.querySelectorAll('[data-sign-out]'))
  button.addEventListener('click', () => void signOut());

document.querySelector('[data-go-back]')?.addEventListener('click', () => history.back());
document.querySelector('[data-reload]')?.addEventListener('click', () => location.reload());

/** The links work as they stand; here they gain the address the reader is really at, and the choice is kept. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-lang]'))
  link.addEventListener('click', () => {
    const lang = link.dataset.lang as Lang;
    rememberLanguage(lang);
    link.href = localHref(lang, plainPath(location.pathname)) + location.search + location.hash;
  });

const branches = document.querySelectorAll<HTMLDetailsElement>('[data-branch]');
const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
const panels = [...branches, ...(menu ? [menu] : [])];

for (const branch of branches) {
  branch.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'mouse') branch.open = true;
  });
  branch.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse') branch.open = false;
  });
  // A mouse has opened the branch by being there, so its click means the branch itself.
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
  for (const panel of panels)
    if (panel.open && !panel.contains(event.target as Node)) panel.open = false;
});

// Going back must not show the menu the reader left through.
addEventListener('pagehide', () => {
  for (const panel of panels) panel.open = false;
});
