// `sizes` of the pictures on product cards: their width in each layout, within a few per cent (checked by product-cards.spec.ts).
import type { CardView } from '../../stores/card-view.ts';

/** Five, four and three columns; the shell of the page is at most 84rem wide. card-grid.css defines the columns. */
const COLUMNS = '(min-width: 72rem) 18vw, (min-width: 52rem) 22vw, (min-width: 40rem) 30vw';

const IN_PAGE = `(min-width: 84rem) 15rem, ${COLUMNS}`;
/** Beside the column of filters four columns, and five in the wider page of windows from 100rem. */
const BESIDE_FILTERS =
  '(min-width: 108rem) 16.4rem, (min-width: 100rem) 15vw, (min-width: 84rem) 14.6rem, (min-width: 80rem) 17.2vw, (min-width: 52rem) 22vw, (min-width: 40rem) 30vw';

const IN_ROW = '6.5rem';
/** One of two large cards on a phone. */
const ON_PHONE = '46vw';

/** `view`: null while it is not known; then that of a device without a choice (src/scripts/first-paint.js). */
export const cardSizes = (isBesideFilters: boolean, view: CardView | null): string => {
  if (view === 'rows') return IN_ROW;
  return `${isBesideFilters ? BESIDE_FILTERS : IN_PAGE}, ${view === null ? IN_ROW : ON_PHONE}`;
};
