// Hydration of an island, in place of @astrojs/react's: once its texts are loaded. Islands here have no slots.
import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { withPageData } from './page-data.ts';
import type { LocalizedProps } from './react.tsx';
import { loadWords } from './translator.ts';

/** Not in the first load: browsers translate a page after they have read it. */
void import('./translated-text.ts').catch(() => undefined);

export default (element: HTMLElement) =>
  async (Island: ComponentType<LocalizedProps>, props: LocalizedProps): Promise<void> => {
    await loadWords(props.lang, props.words);
    startTransition(() => {
      const root = hydrateRoot(element, createElement(Island, withPageData(props)), {
        identifierPrefix: element.getAttribute('prefix') ?? '',
      });
      element.addEventListener('astro:unmount', () => root.unmount(), { once: true });
    });
  };
