// In-place pagination of a supplier's products: fetches the linked page and replaces the product section with the new one.

const productSection = (root: ParentNode): HTMLElement | null =>
  root.querySelector('[data-products]');

/** On any error the browser follows the link normally. */
async function goToPage(url: string, push: boolean): Promise<void> {
  const oldSection = productSection(document);
  const status = oldSection?.querySelector('[data-said]');
  if (!oldSection || !status) return location.assign(url);
  status.textContent = oldSection.dataset.loading ?? '';
  oldSection.setAttribute('aria-busy', 'true');
  const text = await fetch(url)
    .then((reply) => (reply.ok ? reply.text() : null))
    .catch(() => null);
  const page = text === null ? null : new DOMParser().parseFromString(text, 'text/html');
  const newSection = page && productSection(page);
  if (!newSection) return location.assign(url);
  oldSection.replaceWith(newSection);
  document.title = page.title;
  if (!push) return;
  history.pushState(null, '', url);
  const heading = newSection.querySelector<HTMLElement>('h2');
  heading?.focus({ preventScroll: true });
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading?.scrollIntoView({ behavior: prefersReducedMotion ? 'instant' : 'smooth' });
}

const pagerLink = (event: MouseEvent): HTMLAnchorElement | null => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest('[data-products] nav a') : null;
};

export function startProductPages(): void {
  if (!productSection(document)) return;
  document.addEventListener('click', (event) => {
    const link = pagerLink(event);
    if (!link) return;
    event.preventDefault();
    void goToPage(link.href, true);
  });
  addEventListener('popstate', () => void goToPage(location.href, false));
}
