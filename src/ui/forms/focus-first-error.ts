// Focus after a failed attempt: on the first invalid field, else on the server's message.

export function focusFirstError(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-faulty] input');
  (field ?? form?.querySelector<HTMLElement>('[data-refusal]'))?.focus();
}
