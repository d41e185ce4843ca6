// Lazy chunk of the dashboard's overview, with its texts.
import { langOfPath } from '../../../i18n/language.ts';
import { addWords } from '../../../i18n/translator.ts';

const lang = langOfPath(location.pathname);
const [{ default: OverviewTab }, { default: words }] = await Promise.all([
  import('./OverviewTab.tsx'),
  lang === 'en' ? import('words:en/waiting') : import('words:zh-Hans/waiting'),
]);
addWords(lang, words);
export default OverviewTab;
