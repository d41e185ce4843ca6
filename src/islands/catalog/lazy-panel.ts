// Lazy chunk of the filters: the server imports it directly, a browser loads it on hover or focus of the toggle.
import { lazy } from 'react';

const load = () => import('./FilterPanel.tsx');
const loadSheet = () => import('./FilterSheet.tsx');

/** No lazy loading on the server: late content would be sent with an inline script, which the CSP forbids. */
export const FilterPanel = import.meta.env.SSR
  ? (await load()).FilterPanel
  : lazy(() => load().then((module) => ({ default: module.FilterPanel })));

/** Opened by scripts only, so the server never renders it. */
export const FilterSheet = lazy(() =>
  loadSheet().then((module) => ({ default: module.FilterSheet })),
);

export const preloadPanel = (): void => {
  void load();
  void loadSheet();
};
