// Lazy chunks of the filters: the server imports them directly.
import { type ComponentType, lazy } from 'react';
import type { PanelProps } from './FilterPanel.tsx';
import { withFilterWords } from './filter-words.ts';

const load = () => withFilterWords(import('./FilterPanel.tsx'));
const loadSheet = () => import('./FilterSheet.tsx');

interface PanelModule {
  readonly default: ComponentType<PanelProps>;
}

/** Starts with the island, which hydrates the panel; without the panel, if it cannot be loaded. */
const loading = import.meta.env.SSR
  ? null
  : load().then<PanelModule, PanelModule>(
      (module) => ({ default: module.FilterPanel }),
      () => ({ default: () => null }),
    );

/** No lazy loading on the server: late content would be sent with an inline script, which the CSP forbids. */
export const FilterPanel = loading ? lazy(() => loading) : (await load()).FilterPanel;

/** Opened by scripts only, so the server never renders it. */
export const FilterSheet = lazy(() =>
  loadSheet().then((module) => ({ default: module.FilterSheet })),
);

export const preloadPanel = (): void => {
  void loadSheet();
};
