// Lazy chunk of the dashboard's tab of saved products, with its texts.
import { langOfPath } from '../../i18n/language.ts';
import { loadFavouriteWords } from './favourite-words.ts';

const [{ default: FavouriteList }] = await Promise.all([
  import('./FavouriteList.tsx'),
  loadFavouriteWords(langOfPath(location.pathname)),
]);
export default FavouriteList;
