// Lazy chunk of the list of saved searches, with its texts.
import { langOfPath } from '../../i18n/language.ts';
import { loadSavedListWords } from './saved-search-words.ts';

const [{ default: SavedSearchList }] = await Promise.all([
  import('./SavedSearchList.tsx'),
  loadSavedListWords(langOfPath(location.pathname)),
]);
export default SavedSearchList;
