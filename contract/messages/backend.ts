// Client texts for an unreachable backend (spec §8). A separate file, because every signed-in screen loads it.
import { SCREEN_TEXTS } from './screen-texts.ts';

export const BACKEND_TEXTS = SCREEN_TEXTS.backend;
