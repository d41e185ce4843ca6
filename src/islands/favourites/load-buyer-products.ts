// Lazy chunk of a buyer's saved and viewed products, with its texts.
import { langOfPath } from '../../i18n/language.ts';
import { loadFavouriteWords } from './favourite-words.ts';

const lang = langOfPath(location.pathname);
const [{ default: BuyerProducts }] = await Promise.all([
  import('./BuyerProducts.tsx'),
  loadFavouriteWords(lang),
]);
export default BuyerProducts;
