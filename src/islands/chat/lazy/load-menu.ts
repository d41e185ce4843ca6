// Lazy chunk of a conversation's menu, with its texts.
import { langOfPath } from '../../../i18n/language.ts';
import { loadChatToolWords } from './chat-tool-words.ts';

const [{ ChatMenu }] = await Promise.all([
  import('./ChatMenu.tsx'),
  loadChatToolWords(langOfPath(location.pathname)),
]);
export default ChatMenu;
