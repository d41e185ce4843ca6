// `sizes` of the pictures on product cards: their width in each layout, within a few per cent (checked by product-cards.spec.ts).
import type { CardView } from '../../stores/card-view.ts';

/** Five, four and three columns; the shell of the page is at most 84rem wide. card.css defines the columns. */
const COLUMNS = '(min-width: 72rem) 18vw, (min-width: 52rem) 22vw, (min-width: 40rem) 30vw';

const IN_PAGE = `(min-width: 84rem) 15rem, ${COLUMNS}`;
/** Five columns beside the column of filters. */
const BESIDE_FILTERS = `(min-width: 84rem) 11.5rem, (min-width: 80rem) 13.5vw, ${COLUMNS}`;

/** On phones: the picture of a row (card-rows.css), or of two large cards. */
const ON_PHONES = { rows: '6.5rem', cards: '46vw' } as const satisfies Record<CardView, string>;

export const cardSizes = (isBesideFilters: boolean, view: CardView): string =>
  `${isBesideFilters ? BESIDE_FILTERS : IN_PAGE}, ${ON_PHONES[view]}`;
