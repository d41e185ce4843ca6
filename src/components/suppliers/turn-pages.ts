// In-place pagination of a supplier's products: fetches the linked page and replaces the product section with the new one.

const section = (root: ParentNode): HTMLElement | null => root.querySelector('[data-products]');

/** On any error the browser follows the link normally. */
async function turnTo(address: string, push: boolean): Promise<void> {
  const old = section(document);
  const said = old?.querySelector('[data-said]');
  if (!old || !said) return location.assign(address);
  said.textContent = old.dataset.loading ?? '';
  old.setAttribute('aria-busy', 'true');
  const text = await fetch(address)
    .then((reply) => (reply.ok ? reply.text() : null))
    .catch(() => null);
  const page = text === null ? null : new DOMParser().parseFromString(text, 'text/html');
  const fresh = page && section(page);
  if (!fresh) return location.assign(address);
  old.replaceWith(fresh);
  document.title = page.title;
  if (!push) return;
  history.pushState(null, '', address);
  const heading = fresh.querySelector<HTMLElement>('h2');
  heading?.focus({ preventScroll: true });
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
}

const pagerLink = (event: MouseEvent): HTMLAnchorElement | null => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest('[data-products] nav a') : null;
};

export function startProductPages(): void {
  if (!section(document)) return;
  document.addEventListener('click', (event) => {
    const link = pagerLink(event);
    if (!link) return;
    event.preventDefault();
    void turnTo(link.href, true);
  });
  addEventListener('popstate', () => void turnTo(location.href, false));
}
