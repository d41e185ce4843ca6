// Client texts for a session that ended while something was typed. A separate file, because forms load it and lists do not.
import { SCREEN_TEXTS } from './screen-texts.ts';

export const SESSION_TEXTS = SCREEN_TEXTS.session;
