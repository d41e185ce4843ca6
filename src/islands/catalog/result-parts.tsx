// Parts of the product list that most visits do not show. The server renders them, a browser loads those that are shown.
import filters from 'words:late/filters';
import results from 'words:late/results';
import { screen } from '../../ui/screens/screen.tsx';

const IS_SERVER = import.meta.env.SSR;
/** They use texts of the filters as well. */
const texts = [filters, results];
const Nothing = () => null;

const loadActiveFilters = async () => (await import('./ActiveFilters.tsx')).default;
export const ActiveFilters = screen({
  load: loadActiveFilters,
  texts,
  server: IS_SERVER && (await loadActiveFilters()),
});

const loadNotes = async () => (await import('./SearchNotes.tsx')).default;
export const SearchNotes = screen({
  load: loadNotes,
  texts,
  failed: Nothing,
  server: IS_SERVER && (await loadNotes()),
});

const loadEmpty = async () => (await import('./EmptyResults.tsx')).default;
export const EmptyResults = screen({
  load: loadEmpty,
  texts,
  server: IS_SERVER && (await loadEmpty()),
});

const loadFailed = async () => (await import('./FailedResults.tsx')).default;
export const FailedResults = screen({
  load: loadFailed,
  texts,
  server: IS_SERVER && (await loadFailed()),
});

const loadViewSwitch = async () => (await import('./TableView.tsx')).ViewSwitch;
export const ViewSwitch = screen({
  load: loadViewSwitch,
  texts,
  failed: Nothing,
  server: IS_SERVER && (await loadViewSwitch()),
});

const loadTable = async () => (await import('./TableView.tsx')).ProductTable;
export const ProductTable = screen({
  load: loadTable,
  texts,
  server: IS_SERVER && (await loadTable()),
});

const loadLandedPrice = async () => (await import('./LandedPrice.tsx')).default;
export const LandedPrice = screen({
  load: loadLandedPrice,
  texts,
  failed: Nothing,
  server: IS_SERVER && (await loadLandedPrice()),
});
