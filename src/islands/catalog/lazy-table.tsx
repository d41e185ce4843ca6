// Lazy chunk of the table and its switch, and the boundary around a lazy part.
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react';
import { withResultWords } from '../product-list/filter-words.ts';

const load = () => withResultWords(import('./TableView.tsx'));

/** The server imports it directly, for the reason given in Results.tsx. */
const onServer = import.meta.env.SSR ? await load() : null;

export const ViewSwitch =
  onServer?.ViewSwitch ?? lazy(() => load().then((module) => ({ default: module.ViewSwitch })));
export const ProductTable =
  onServer?.ProductTable ?? lazy(() => load().then((module) => ({ default: module.ProductTable })));

/** No Suspense around content that the server has rendered: React would send it later with an inline script, which the CSP forbids. */
export function LazyPart({ children }: { readonly children: ReactNode }) {
  const [Boundary] = useState(() => (children ? Fragment : Suspense));
  return <Boundary>{children}</Boundary>;
}
