// Landed cost panel: restores the port and the delivery term that were chosen last, and writes the amounts of a choice.
import { langOfPath } from '../../i18n/language.ts';
import { formatRupeeRange } from '../../ui/format/rupees.ts';
import {
  OPTIONAL_LINES,
  type PanelFigures,
  type PanelLine,
  panelLines,
} from './cost-panel-lines.ts';
import { choiceSelects, restoreChoice, storeChoice } from './remembered-choice.ts';

/** What the markup contains for the script; null where nothing can be computed. */
interface PanelData {
  readonly figures: PanelFigures;
  /** Texts of the freight, by port. */
  readonly freight: Readonly<Record<string, string>>;
  /** Text for ports that are not listed. */
  readonly unknown: string;
}

/** `isChosen`: the reader has just chosen here, so nothing is restored. */
export function startCostPanel(panel: HTMLElement, isChosen: boolean): void {
  const form = panel.querySelector('form');
  if (!form) return;
  const data = JSON.parse(panel.dataset.costPanel || 'null') as PanelData | null;
  const selects = choiceSelects(form);
  const { port, incoterm } = selects;
  const lang = langOfPath(location.pathname);

  const show = (): void => {
    if (!data) return;
    const lines = panelLines(data.figures, port.value, incoterm.value);
    for (const cell of panel.querySelectorAll<HTMLElement>('[data-cost-line]')) {
      const line = cell.dataset.costLine as PanelLine;
      const amounts = lines.get(line);
      if (amounts) cell.textContent = formatRupeeRange(lang, amounts);
      else if (lines.size === 0) cell.textContent = '-';
      const row = cell.closest('tr');
      if (row && OPTIONAL_LINES.includes(line)) row.hidden = amounts?.[1] === 0;
    }
    for (const note of panel.querySelectorAll<HTMLElement>('[data-cost-exw]'))
      note.hidden = lines.size > 0;
    for (const range of panel.querySelectorAll('[data-cost-freight]'))
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
