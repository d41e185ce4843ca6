// Calculator page: the remembered port and delivery term where the address names none, and the print button.
import { choiceSelects, restoreChoice, storeChoice } from './remembered-choice.ts';

export function startCalculator(): void {
  const form = document.querySelector<HTMLFormElement>('[data-calculator]');
  if (!form) return;
  const selects = choiceSelects(form);
  if (location.search === '') restoreChoice(selects);
  form.addEventListener('change', () => storeChoice(selects));
  document.querySelector('[data-print]')?.addEventListener('click', () => print());
}
