// Signal from a page's button to the island that draws the report window.
import { atom, type ReadableAtom } from 'nanostores';

const $state = atom(0);
export const $reportRequests: ReadableAtom<number> = $state;

export const openReportWindow = (): void => $state.set($state.get() + 1);
