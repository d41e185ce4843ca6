// Copying to the clipboard. Only pages with a secure address have one, and the browser may refuse it.

/** Resolves with whether the text was copied. */
export const copyText = (text: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error())).then(
    () => true,
    () => false,
  );

/** A button says "Copied" this long. */
export const COPIED_MS = 3_000;
