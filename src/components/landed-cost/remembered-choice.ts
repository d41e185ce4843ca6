// The port and the delivery term that were chosen last on this device, in the selects of a form.
import { LANDED_COST_KEY } from '../../../contract/landed-cost/storage-key.ts';
import { accessStorage } from '../../stores/stored-session.ts';

export interface ChoiceSelects {
  readonly port: HTMLSelectElement;
  readonly incoterm: HTMLSelectElement;
}

export const choiceSelects = (form: HTMLFormElement): ChoiceSelects =>
  form.elements as HTMLFormControlsCollection & ChoiceSelects;

export function restoreChoice({ port, incoterm }: ChoiceSelects): void {
  const [storedPort = '', storedTerm = ''] = (
    accessStorage(undefined, LANDED_COST_KEY) ?? ''
  ).split(' ');
  for (const [select, value] of [
    [port, storedPort],
    [incoterm, storedTerm],
  ] as const)
    if ([...select.options].some((option) => option.value === value)) select.value = value;
}

export function storeChoice({ port, incoterm }: ChoiceSelects): void {
  accessStorage((storage) => storage.setItem(LANDED_COST_KEY, `${port.value} ${incoterm.value}`));
}
