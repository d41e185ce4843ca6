// Root of a window that a script of a page opens. React loads with it.
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Lang } from '../../i18n/language.ts';
import { I18nProvider } from '../../i18n/react.tsx';

void import('../../i18n/translated-text.ts').catch(() => undefined);

/** `name` is unique in the page: it begins the ids of the window's elements. Returns the function that removes it. */
export function mountWindow(name: string, lang: Lang, content: ReactNode): () => void {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container, { identifierPrefix: name });
  root.render(<I18nProvider lang={lang}>{content}</I18nProvider>);
  return () => {
    root.unmount();
    container.remove();
  };
}
