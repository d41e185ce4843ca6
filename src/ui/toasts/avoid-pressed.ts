// Position of the toasts on phones: below the header, or at the bottom if they would cover the pressed button there.

/** Call it after a toast was added. The class has an effect in narrow windows only (src/styles/toasts.css). */
export function avoidPressed(region: HTMLElement): void {
  region.classList.remove('toasts-low');
  const pressed = document.activeElement;
  if (pressed === null || pressed === document.body || region.contains(pressed)) return;
  const toasts = region.getBoundingClientRect();
  const button = pressed.getBoundingClientRect();
  const isCovered = button.top < toasts.bottom && button.bottom > toasts.top;
  region.classList.toggle('toasts-low', isCovered);
}
