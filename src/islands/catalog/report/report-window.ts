// Signal from a button of the page to the island that draws the report window.
import { atom, type ReadableAtom } from 'nanostores';

/** The reported review; '' for the product of the page. */
const $state = atom<{ readonly reviewId: string } | null>(null);
export const $reportRequest: ReadableAtom<{ readonly reviewId: string } | null> = $state;

export const openReportWindow = (reviewId: string): void => $state.set({ reviewId });
