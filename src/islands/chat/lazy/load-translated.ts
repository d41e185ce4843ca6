// Lazy chunk of messages in the other language, with its texts.
import { langOfPath } from '../../../i18n/language.ts';
import { loadChatToolWords } from './chat-tool-words.ts';

const [{ TranslatedMessage }] = await Promise.all([
  import('./TranslatedMessage.tsx'),
  loadChatToolWords(langOfPath(location.pathname)),
]);
export default TranslatedMessage;
