// Type of a toast, and the texts that only toasts have (spec §8). Each area has its own file of toasts, so that a screen loads only
// its own: the build evaluates them (scripts/build/text-modules.ts).
import en from '../../locales/en/messages/toasts.json' with { type: 'json' };
import zh from '../../locales/zh-Hans/messages/toasts.json' with { type: 'json' };
import { inBothLanguages, type Texts } from '../texts.ts';

/** A title, a text line below it, or both. A message from the server replaces `text`. */
export interface Toast {
  readonly title?: Texts;
  readonly text?: Texts;
}

export const TOAST_TEXTS = inBothLanguages(en, zh);
