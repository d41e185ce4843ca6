// Calculator page: the result follows what is typed, the remembered port and delivery term where the address names none, and the print
// button.
import { choiceSelects, restoreChoice, storeChoice } from './remembered-choice.ts';

/** Shorter pauses would ask for every digit. */
const TYPING_PAUSE_MS = 500;
/** Regions that the server renders from the figures. */
const REGIONS = ['summary-text', 'summary-parts', 'lines', 'cost-bar'] as const;

/** Address of the figures; null while nothing can be computed from them. */
function addressOf(form: HTMLFormElement): string | null {
  const given = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' && name !== 'search' ? [[name, value]] : [],
  );
  const figures = new URLSearchParams(given);
  return figures.has('hsCode') && figures.has('amount') ? `${form.action}?${figures}` : null;
}

/** Takes over the faults beside fields, and the fields that depend on the code; what is typed stays. */
function showFields(form: HTMLFormElement, fresh: Document): void {
  for (const field of form.querySelectorAll('.field')) {
    const control = field.querySelector('input, select');
    if (control && !fresh.getElementById(control.id)) field.remove();
  }
  for (const field of fresh.querySelectorAll<HTMLElement>('[data-calculator] .field')) {
    const control = field.querySelector('input, select');
    const shown = control && document.getElementById(control.id);
    if (!shown) {
      const before = field.previousElementSibling?.querySelector('input, select');
      document
        .getElementById(before?.id ?? '')
        ?.closest('.field')
        ?.after(field);
      continue;
    }
    for (const name of ['aria-invalid', 'aria-describedby']) {
      const value = control.getAttribute(name);
      if (value === null) shown.removeAttribute(name);
      else shown.setAttribute(name, value);
    }
    shown.parentElement?.querySelector('.fault')?.remove();
    const fault = field.querySelector('.fault');
    if (fault) shown.after(fault);
  }
  // A fold that has a fault opens; none is closed under the reader's hands.
  for (const [at, fold] of form.querySelectorAll('details').entries())
    fold.open ||=
      fresh.querySelectorAll<HTMLDetailsElement>('[data-calculator] details')[at]?.open ?? false;
}

export function startCalculator(): void {
  const form = document.querySelector<HTMLFormElement>('[data-calculator]');
  if (!form) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loading: AbortController | undefined;
  let shownAddress = addressOf(form);
  const summary = document.getElementById('summary');
  const failure = document.getElementById('update-failed');

  const update = async (): Promise<void> => {
    clearTimeout(timer);
    const address = addressOf(form);
    if (address === null || address === shownAddress) return;
    loading?.abort();
    loading = new AbortController();
    const { signal } = loading;
    summary?.setAttribute('aria-busy', 'true');
    try {
      const reply = await fetch(address, { signal });
      if (!reply.ok) throw new Error(`status ${reply.status}`);
      const fresh = new DOMParser().parseFromString(await reply.text(), 'text/html');
      if (signal.aborted) return;
      shownAddress = address;
      for (const id of REGIONS)
        document
          .getElementById(id)
          ?.replaceChildren(...(fresh.getElementById(id)?.childNodes ?? []));
      showFields(form, fresh);
      history.replaceState(history.state, '', address);
      failure?.setAttribute('hidden', '');
      summary?.removeAttribute('aria-busy');
    } catch {
      if (signal.aborted) return;
      summary?.removeAttribute('aria-busy');
      failure?.removeAttribute('hidden');
    }
  };

  const selects = choiceSelects(form);
  if (location.search === '') restoreChoice(selects);
  void update();
  form.addEventListener('change', () => {
    storeChoice(selects);
    void update();
  });
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(update, TYPING_PAUSE_MS);
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) print();
  });
}
