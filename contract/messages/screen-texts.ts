// Texts of screens that are shown with no text of the server: no connection, an ended session, a form that was not sent.
import en from '../../locales/en/messages/screens.json' with { type: 'json' };
import zh from '../../locales/zh-Hans/messages/screens.json' with { type: 'json' };
import { inBothLanguages } from '../texts.ts';

export const SCREEN_TEXTS = inBothLanguages(en, zh);
