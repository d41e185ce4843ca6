// The port and the delivery term that were chosen last on this device, in the selects of a form.
import { LANDED_COST_KEY } from '../../../contract/landed-cost/storage-key.ts';
import { accessStorage } from '../../stores/stored-session.ts';

export interface ChoiceSelects {
  readonly port: HTMLSelectElement;
  /** A hidden field where the listing states its term: it is neither restored nor stored. */
  readonly incoterm: HTMLSelectElement | HTMLInputElement;
}

export const choiceSelects = (form: HTMLFormElement): ChoiceSelects =>
  form.elements as HTMLFormControlsCollection & ChoiceSelects;

const storedChoice = (): readonly string[] =>
  (accessStorage(undefined, LANDED_COST_KEY) ?? '').split(' ');

export function restoreChoice({ port, incoterm }: ChoiceSelects): void {
  const [storedPort = '', storedTerm = ''] = storedChoice();
  for (const [select, value] of [
    [port, storedPort],
    [incoterm, storedTerm],
  ] as const)
    if ('options' in select && [...select.options].some((option) => option.value === value))
      select.value = value;
}

export function storeChoice({ port, incoterm }: ChoiceSelects): void {
  const term = 'options' in incoterm ? incoterm.value : (storedChoice()[1] ?? '');
  accessStorage((storage) => storage.setItem(LANDED_COST_KEY, `${port.value} ${term}`));
}
