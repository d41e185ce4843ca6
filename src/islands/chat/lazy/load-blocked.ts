// Lazy chunk of the notice that replaces the composer while one side has blocked the other, with its texts.
import { langOfPath } from '../../../i18n/language.ts';
import { loadChatToolWords } from './chat-tool-words.ts';

const [{ BlockedNotice }] = await Promise.all([
  import('./BlockedNotice.tsx'),
  loadChatToolWords(langOfPath(location.pathname)),
]);
export default BlockedNotice;
