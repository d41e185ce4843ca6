// Parts of a conversation that load when they are first needed. One that cannot be loaded shows what it shows while it loads.
import chatTools from 'words:late/chatTools';
import { useT } from '../../../i18n/react.tsx';
import { screen } from '../../../ui/screens/screen.tsx';

const Nothing = () => null;

export const ChatMenu = screen({
  load: async () => (await import('./ChatMenu.tsx')).ChatMenu,
  texts: [chatTools],
  failed: Nothing,
});

export const PhraseDialog = screen({
  load: async () => (await import('./PhraseDialog.tsx')).PhraseDialog,
  texts: [chatTools],
  skeleton: function PhrasesLoading() {
    const t = useT();
    return (
      <p className="text-sm text-muted" role="status">
        {t('chat:pane.loading')}
      </p>
    );
  },
  failed: function PhrasesFailed() {
    const t = useT();
    return (
      <p className="text-sm text-red" role="alert">
        {t('chat:line.phrasesFailed')}
      </p>
    );
  },
});

export const TranslationNotice = screen({
  load: async () => (await import('./TranslationNotice.tsx')).TranslationNotice,
  texts: [chatTools],
  failed: Nothing,
});

export const TranslatedMessage = screen({
  load: async () => (await import('./TranslatedMessage.tsx')).TranslatedMessage,
  texts: [chatTools],
  skeleton: ({ text, renderText }) => renderText(text, undefined),
  failed: ({ text, renderText }) => renderText(text, undefined),
});

/** Instead of the composer, while one side has blocked the other. */
export const BlockedNotice = screen({
  load: async () => (await import('./BlockedNotice.tsx')).BlockedNotice,
  texts: [chatTools],
  failed: Nothing,
});

export const MessageFile = screen({
  load: async () => (await import('../log/MessageFile.tsx')).MessageFile,
  skeleton: ({ text }) => text,
  failed: ({ text }) => text,
});

/** Files chosen for the next message. */
export const StagedFiles = screen({
  load: async () => (await import('../composer/StagedFiles.tsx')).StagedFiles,
  failed: Nothing,
});
