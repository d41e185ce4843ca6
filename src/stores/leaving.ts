// Question before a page with unsaved values is left.

/** true while the page is being left with the user's consent. */
let isLeaving = false;

/** Leaves the page without asking: the values are saved, or discarded on purpose. */
export function leaveWithoutAsking(navigate: () => void): void {
  isLeaving = true;
  navigate();
}

const leavesPage = (link: HTMLAnchorElement): boolean =>
  link.target !== '_blank' &&
  !link.hasAttribute('download') &&
  /^https?:$/.test(link.protocol) &&
  link.href.replace(/#.*$/, '') !== location.href.replace(/#.*$/, '');

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Asks before the page is left with unsaved values: with `confirmLeave` for links and Sign Out, which receives the function that
 * continues; else with the browser's own dialog. Returns the function that removes the guard.
 */
export function guardLeaving(
  isUnsaved: () => boolean,
  confirmLeave: (proceed: () => void) => void,
): () => void {
  isLeaving = false;
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!isLeaving && isUnsaved()) event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    if (isLeaving || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const target = event.target.closest<HTMLElement>('a[href], [data-sign-out]');
    if (!target || (target instanceof HTMLAnchorElement && !leavesPage(target))) return;
    if (!isUnsaved()) return;
    event.preventDefault();
    event.stopPropagation();
    confirmLeave(() => leaveWithoutAsking(() => target.click()));
  };
  addEventListener('beforeunload', onUnload);
  document.addEventListener('click', onClick, true);
  return () => {
    removeEventListener('beforeunload', onUnload);
    document.removeEventListener('click', onClick, true);
  };
}
