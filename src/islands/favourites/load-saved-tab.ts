// Lazy chunk of the dashboard's tab of saved searches and products, with its texts.
import { langOfPath } from '../../i18n/language.ts';
import { loadSavedListWords } from '../saved-searches/saved-search-words.ts';
import { loadFavouriteWords } from './favourite-words.ts';

const lang = langOfPath(location.pathname);
const [{ default: SavedTab }] = await Promise.all([
  import('./SavedTab.tsx'),
  loadFavouriteWords(lang),
  loadSavedListWords(lang),
]);
export default SavedTab;
