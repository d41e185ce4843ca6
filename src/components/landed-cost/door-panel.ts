// Panel "At your door in India": restores the port and the delivery term that were chosen last, and writes the amounts of a choice.
import { langOfPath } from '../../i18n/language.ts';
import { formatRupeeRange } from '../../ui/format/rupees.ts';
import { type DoorFigures, type DoorLine, doorLines } from './door-lines.ts';
import { choiceSelects, restoreChoice, storeChoice } from './remembered-choice.ts';

/** What the markup contains for the script; null where nothing can be computed. */
interface DoorData {
  readonly figures: DoorFigures;
  /** Texts of the freight, by port. */
  readonly freight: Readonly<Record<string, string>>;
  /** Text for ports that are not listed. */
  readonly unknown: string;
}

/** `isChosen`: the reader has just chosen here, so nothing is restored. */
export function startDoorPanel(panel: HTMLElement, isChosen: boolean): void {
  const form = panel.querySelector('form');
  if (!form) return;
  const data = JSON.parse(panel.dataset.door || 'null') as DoorData | null;
  const selects = choiceSelects(form);
  const { port, incoterm } = selects;
  const lang = langOfPath(location.pathname);

  const show = (): void => {
    if (!data) return;
    const lines = doorLines(data.figures, port.value, incoterm.value);
    for (const cell of panel.querySelectorAll<HTMLElement>('[data-door-line]')) {
      const line = cell.dataset.doorLine as DoorLine;
      const amounts = lines.get(line);
      if (amounts) cell.textContent = formatRupeeRange(lang, amounts);
      else if (lines.size === 0) cell.textContent = '-';
    }
    for (const note of panel.querySelectorAll<HTMLElement>('[data-door-exw]'))
      note.hidden = lines.size > 0;
    for (const range of panel.querySelectorAll('[data-door-freight]'))
      range.textContent = data.freight[port.value] ?? data.unknown;
  };

  const change = (): void => {
    show();
    storeChoice(selects);
  };
  if (isChosen) change();
  else {
    restoreChoice(selects);
    show();
  }
  form.addEventListener('change', change);
}
