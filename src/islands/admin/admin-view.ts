// Store for the open section and item of the admin area. Both are in the URL, for links and the browser's history.
import { atom, type ReadableAtom } from 'nanostores';

export const VIEWS = ['overview', 'reviews', 'users', 'reports', 'messages', 'audit'] as const;
export type View = (typeof VIEWS)[number];

/** `item` is the id of the product under review; '' if the section shows its list. */
export interface Place {
  readonly view: View;
  readonly item: string;
}

/** An unknown section becomes the overview. */
export const placeOf = (params: URLSearchParams): Place => {
  const view = VIEWS.find((each) => each === params.get('view')) ?? 'overview';
  return { view, item: view === 'reviews' ? (params.get('item') ?? '').slice(0, 64) : '' };
};

/** Returns the query string of a place; `more` are the filters of its list. */
export const addressOfPlace = (
  { view, item }: Place,
  more: Readonly<Record<string, string>> = {},
): string => {
  const pairs = Object.entries({ view, item, ...more }).filter(([, value]) => value !== '');
  return `?${new URLSearchParams(pairs)}`;
};

export interface Views {
  readonly $place: ReadableAtom<Place>;
  /** Opens a section at its start; `more` are filters of its list. */
  open(view: View, item?: string, more?: Readonly<Record<string, string>>): void;
  /** Reads the URL and observes the browser's history; returns the function that stops it. */
  start(): () => void;
}

export function createViews(): Views {
  const $place = atom<Place>({ view: 'overview', item: '' });
  const follow = (): void => {
    const place = placeOf(new URLSearchParams(location.search));
    const { view, item } = $place.get();
    // List filters are in the URL too; they do not change the place.
    if (place.view !== view || place.item !== item) $place.set(place);
  };
  return {
    $place,
    open(view, item = '', more = {}) {
      const place = { view, item };
      history.pushState(null, '', `${location.pathname}${addressOfPlace(place, more)}`);
      $place.set(place);
    },
    start() {
      follow();
      addEventListener('popstate', follow);
      return () => removeEventListener('popstate', follow);
    },
  };
}
