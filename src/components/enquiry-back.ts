// Goes back to the page before this one, unless that is the sign-in the reader was sent through.

export function startReturn(): void {
  const before = URL.parse(document.referrer);
  if (before?.origin !== location.origin || /\/auth$/.test(before.pathname)) return;
  document.querySelector('[data-return]')?.addEventListener('click', (event) => {
    event.preventDefault();
    history.back();
  });
}
