// Lazy chunk of the notice about translation, with its texts.
import { langOfPath } from '../../../i18n/language.ts';
import { loadChatToolWords } from './chat-tool-words.ts';

const [{ TranslationNotice }] = await Promise.all([
  import('./TranslationNotice.tsx'),
  loadChatToolWords(langOfPath(location.pathname)),
]);
export default TranslationNotice;
