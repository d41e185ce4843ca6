// Heart buttons before their code is loaded: it loads after the page, or on the first click, which it then handles.

const start = async (event: Event): Promise<void> =>
  (await import('../../scripts/hearts.ts')).startHearts(event);

addEventListener('load', start);
addEventListener('click', start, { once: true });
