// Share buttons. Their code is loaded on the first press; if that fails, the next press tries again.

export function startShare(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]'))
    button.addEventListener('click', () => {
      button.ariaBusy = 'true';
      import('./share-page.ts')
        .then(
          ({ sharePage }) => sharePage(button),
          () => {},
        )
        .finally(() => {
          button.ariaBusy = null;
        });
    });
}
