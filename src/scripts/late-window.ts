// Opening of a window whose code is loaded when it is first needed. The pressed control is busy until then.
import { showBusy } from './busy.ts';

/** Time limit for the code to load; after it an error is shown. */
const LOADING_TIMEOUT_MS = 30_000;

const timeLimit = (): Promise<null> =>
  new Promise((resolve) => setTimeout(resolve, LOADING_TIMEOUT_MS, null));

/** `open` resolves with whether the window is open, or the reader knows why it is not. The text of `errorLine` is in its `data-failed`. */
export async function openLateWindow<Code>(
  errorLine: HTMLElement,
  control: HTMLElement,
  load: () => Promise<Code>,
  open: (code: Code) => Promise<boolean>,
): Promise<void> {
  if (control.ariaBusy === 'true') return;
  const endBusy = showBusy(control);
  errorLine.textContent = '';
  const code = await Promise.race([load(), timeLimit()]).catch(() => null);
  const isOpen = code !== null && (await open(code).catch(() => false));
  endBusy();
  if (isOpen) return;
  errorLine.textContent = errorLine.dataset.failed ?? '';
  errorLine.scrollIntoView({ block: 'nearest' });
}
