// Lazy chunk of the notice that asks to confirm the email, with its texts: most users have confirmed theirs.
import { langOfPath } from '../../../i18n/language.ts';
import { addWords } from '../../../i18n/translator.ts';

const lang = langOfPath(location.pathname);
const [{ ConfirmNotice }, { default: words }] = await Promise.all([
  import('./ConfirmNotice.tsx'),
  lang === 'en' ? import('words:en/emailNotice') : import('words:zh-Hans/emailNotice'),
]);
addWords(lang, words);
export default ConfirmNotice;
