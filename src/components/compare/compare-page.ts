// Scripts of the compare page: printing, and links that change the choice on the device before they are followed: a machine
// removed from the comparison leaves the tray, and those of the page are in it when another is added.
import { startMorph } from '../../scripts/morph.ts';

const isPlain = (event: MouseEvent): boolean =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

async function changeChoice({ compareAdd, compareRemove }: DOMStringMap): Promise<void> {
  const { prependCompared, removeCompared, startCompared } = await import(
    '../../stores/compared.ts'
  );
  startCompared();
  if (compareAdd) prependCompared(JSON.parse(compareAdd));
  else removeCompared(compareRemove ?? '');
}

export function startComparePage(): void {
  startMorph();
  document.querySelector('[data-print]')?.addEventListener('click', () => print());
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    '[data-compare-add], [data-compare-remove]',
  ))
    link.addEventListener('click', (event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      changeChoice(link.dataset).finally(() => location.assign(link.href));
    });
}
