// Lazy chunk of a supplier's products in the dashboard, with its texts.
import { langOfPath } from '../../../i18n/language.ts';
import { addWords } from '../../../i18n/translator.ts';

const lang = langOfPath(location.pathname);
const [{ MyProducts }, { default: words }] = await Promise.all([
  import('./MyProducts.tsx'),
  lang === 'en' ? import('words:en/myProducts') : import('words:zh-Hans/myProducts'),
]);
addWords(lang, words);
export default MyProducts;
