// Store for the open section and item of the admin area. Both are in the URL, for links and the browser's history.
import { atom, type ReadableAtom } from 'nanostores';

export const VIEWS = [
  'overview',
  'reviews',
  'evidence',
  'enquiries',
  'users',
  'reports',
  'messages',
  'rules',
  'audit',
] as const;
export type View = (typeof VIEWS)[number];

/** `item` is the id of the product or document under review; '' if the section shows its list. */
interface AdminLocation {
  readonly view: View;
  readonly item: string;
}

/** An unknown section becomes the overview. */
export const adminLocationOf = (params: URLSearchParams): AdminLocation => {
  const view = VIEWS.find((each) => each === params.get('view')) ?? 'overview';
  const hasItems = view === 'reviews' || view === 'evidence';
  return { view, item: hasItems ? (params.get('item') ?? '').slice(0, 64) : '' };
};

/** Returns the query string of a section and item; `filters` are those of its list. */
export const adminQueryString = (
  { view, item }: AdminLocation,
  filters: Readonly<Record<string, string>> = {},
): string => {
  const pairs = Object.entries({ view, item, ...filters }).filter(([, value]) => value !== '');
  return `?${new URLSearchParams(pairs)}`;
};

export interface AdminNavigation {
  readonly $location: ReadableAtom<AdminLocation>;
  /** Opens a section at its start; `filters` are those of its list. */
  open(view: View, item?: string, filters?: Readonly<Record<string, string>>): void;
  /** Reads the URL and observes the browser's history; returns the function that stops it. */
  start(): () => void;
}

export function createAdminNavigation(): AdminNavigation {
  const $location = atom<AdminLocation>({ view: 'overview', item: '' });
  const syncFromUrl = (): void => {
    const next = adminLocationOf(new URLSearchParams(location.search));
    const { view, item } = $location.get();
    // List filters are in the URL too; they do not change the location.
    if (next.view !== view || next.item !== item) $location.set(next);
  };
  return {
    $location,
    open(view, item = '', filters = {}) {
      const next = { view, item };
      history.pushState(null, '', `${location.pathname}${adminQueryString(next, filters)}`);
      $location.set(next);
    },
    start() {
      syncFromUrl();
      addEventListener('popstate', syncFromUrl);
      return () => removeEventListener('popstate', syncFromUrl);
    },
  };
}
