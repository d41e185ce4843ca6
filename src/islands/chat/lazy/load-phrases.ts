// Lazy chunk of the ready phrases, with its texts.
import { langOfPath } from '../../../i18n/language.ts';
import { loadChatToolWords } from './chat-tool-words.ts';

const [{ PhraseDialog }] = await Promise.all([
  import('./PhraseDialog.tsx'),
  loadChatToolWords(langOfPath(location.pathname)),
]);
export default PhraseDialog;
