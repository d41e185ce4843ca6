// Opening of a window whose island is hidden, and so not loaded, until it is first needed. The pressed control is busy until then.
import type { WindowRequests } from '../stores/window-request.ts';
import { showBusy } from './busy.ts';

/** Time limit for the code to load; after it an error is shown. */
const LOADING_TIMEOUT_MS = 30_000;

/** Imports the files of the island in `container`. It imports them itself once it is visible, but does not say if that failed. */
export const loadIsland = (container: HTMLElement): Promise<unknown> =>
  Promise.all(
    ['component-url', 'renderer-url'].map(
      (name) =>
        import(
          /* @vite-ignore */ container.querySelector('astro-island')?.getAttribute(name) ?? ''
        ),
    ),
  );

/** The text of `errorLine` is in its `data-failed`. */
export async function openIslandWindow<Subject>(
  container: HTMLElement,
  errorLine: HTMLElement,
  control: HTMLElement,
  { $request, open }: WindowRequests<Subject>,
  subject: Subject,
): Promise<void> {
  if (control.ariaBusy === 'true') return;
  const endBusy = showBusy(control);
  errorLine.textContent = '';
  container.hidden = false;
  const opening = open(subject);
  const giveUp = (): void => $request.get()?.end(false);
  const timer = setTimeout(giveUp, LOADING_TIMEOUT_MS);
  // A hydrated island has no addresses to import any more.
  if (container.querySelector('astro-island[ssr]')) loadIsland(container).catch(giveUp);
  const isLoaded = await opening;
  clearTimeout(timer);
  endBusy();
  if (isLoaded) return;
  container.hidden = true;
  errorLine.textContent = errorLine.dataset.failed ?? '';
  errorLine.scrollIntoView({ block: 'nearest' });
}
