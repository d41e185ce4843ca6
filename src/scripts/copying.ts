// Buttons that copy the value before them (CopyValue.astro).

/** What the copying needs is loaded with the first press. */
export const startCopying = (): void =>
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement && 'copy' in target.dataset)
      void import('../ui/copy-value.ts').then(({ copyValue }) => copyValue(target));
  });
