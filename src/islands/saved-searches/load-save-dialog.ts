// Lazy chunk of the window that saves a search, with its texts.
import { langOfPath } from '../../i18n/language.ts';
import { loadSavedSearchWords } from './saved-search-words.ts';

const [{ default: SaveSearchDialog }] = await Promise.all([
  import('./SaveSearchDialog.tsx'),
  loadSavedSearchWords(langOfPath(location.pathname)),
]);
export default SaveSearchDialog;
