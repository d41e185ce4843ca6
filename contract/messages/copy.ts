// Texts of buttons that copy a text. A separate file, because screens of different namespaces have such a button, and few readers see one.
import { SCREEN_TEXTS } from './screen-texts.ts';

export const COPY_TEXTS = SCREEN_TEXTS.copy;
