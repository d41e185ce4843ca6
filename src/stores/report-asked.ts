// How often the window to report a listing was asked for: the page's button tells the island that draws it.
import { atom, type ReadableAtom } from 'nanostores';

const $state = atom(0);
export const $reportAsked: ReadableAtom<number> = $state;

export const askForReport = (): void => $state.set($state.get() + 1);
