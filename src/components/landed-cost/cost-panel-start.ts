// Start of the landed cost panel: its code is loaded where a choice is stored on the device, or at the first choice.
import { LANDED_COST_KEY } from '../../../contract/landed-cost/storage-key.ts';
import { accessStorage } from '../../stores/stored-session.ts';

const panel = document.querySelector<HTMLElement>('[data-cost-panel]');

const start = (isChosen: boolean): void => {
  if (panel)
    import('./cost-panel-choice.ts').then(
      ({ startCostPanel }) => startCostPanel(panel, isChosen),
      // Without the code the form still computes on the page of the calculator.
      () => {},
    );
};

if (accessStorage(undefined, LANDED_COST_KEY)) start(false);
else panel?.addEventListener('change', () => start(true), { once: true });
