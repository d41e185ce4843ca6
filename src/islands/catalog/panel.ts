// The filters' own chunk: the server has it at once, a browser loads it when a hand reaches for the toggle.
import { lazy } from 'react';

const load = () => import('./FilterPanel.tsx');
const loadSheet = () => import('./FilterSheet.tsx');

/** The server may not wait: what is late would be sent as a script, which the policy forbids. */
export const FilterPanel = import.meta.env.SSR
  ? (await load()).FilterPanel
  : lazy(() => load().then((module) => ({ default: module.FilterPanel })));

/** Opened by scripts only, so the server never needs it. */
export const FilterSheet = lazy(() =>
  loadSheet().then((module) => ({ default: module.FilterSheet })),
);

export const fetchPanel = (): void => {
  void load();
  void loadSheet();
};
