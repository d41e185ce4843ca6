// Which section of the admin desk is open, and which item in it: kept in the address, so it can be shared and gone back to.
import { atom, type ReadableAtom } from 'nanostores';

export const VIEWS = ['overview', 'reviews', 'users', 'reports', 'messages', 'audit'] as const;
export type View = (typeof VIEWS)[number];

/** `item` is the listing under review; '' where the section shows its list. */
export interface Place {
  readonly view: View;
  readonly item: string;
}

/** A section nobody knows is the overview. */
export const placeOf = (params: URLSearchParams): Place => {
  const view = VIEWS.find((each) => each === params.get('view')) ?? 'overview';
  return { view, item: view === 'reviews' ? (params.get('item') ?? '').slice(0, 64) : '' };
};

/** The query string that says a place, with what else a section is asked for. */
export const addressOfPlace = (
  { view, item }: Place,
  more: Readonly<Record<string, string>> = {},
): string => {
  const pairs = Object.entries({ view, item, ...more }).filter(([, value]) => value !== '');
  return `?${new URLSearchParams(pairs)}`;
};

export interface Views {
  readonly $place: ReadableAtom<Place>;
  /** Opens a section from its beginning; `more` are filters of its list. */
  open(view: View, item?: string, more?: Readonly<Record<string, string>>): void;
  /** Reads the address and follows the browser's back and forward; returns what stops it. */
  start(): () => void;
}

export function createViews(): Views {
  const $place = atom<Place>({ view: 'overview', item: '' });
  const follow = (): void => {
    const place = placeOf(new URLSearchParams(location.search));
    const { view, item } = $place.get();
    // Filters of a list are in the address too; they change no place.
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
