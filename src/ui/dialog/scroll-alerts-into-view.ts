// Scrolls alerts of a scrollable dialog into view, out from under its sticky header and footer.

const hasText = (alert: Element): boolean => alert.textContent.trim() !== '';

const byDocumentOrder = (one: Element, other: Element): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

const alertOf = ({ target }: MutationRecord): Element | null =>
  (target instanceof Element ? target : target.parentElement)?.closest('[role="alert"]') ?? null;

/** Returns a function that stops it. */
export function scrollAlertsIntoView(dialog: HTMLDialogElement): () => void {
  const heightOf = (part: string): number =>
    dialog.querySelector<HTMLElement>(part)?.offsetHeight ?? 0;

  // Browsers scroll focused fields into view and respect this padding too.
  const updateScrollPadding = (): void => {
    dialog.style.scrollPaddingBlock = `${heightOf('[data-dialog-head]') + 8}px ${heightOf('[data-dialog-foot]') + 8}px`;
  };
  const sizes = new ResizeObserver(updateScrollPadding);
  for (const part of dialog.querySelectorAll('[data-dialog-head], [data-dialog-foot]'))
    sizes.observe(part);
  updateScrollPadding();

  const changes = new MutationObserver((records) => {
    const alerts = records.map(alertOf).filter((alert) => alert !== null && hasText(alert));
    const [first] = [...new Set(alerts as Element[])].sort(byDocumentOrder);
    first?.scrollIntoView({ block: 'nearest' });
  });
  changes.observe(dialog, { childList: true, characterData: true, subtree: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}
