// Toast texts of favourites, in both languages.
import { MAX_DEVICE_FAVOURITES, MAX_FAVOURITES } from '../favourites/favourite-limits.ts';
import { ERROR_TEXTS } from '../messages/errors.ts';
import { textsWithValues } from '../texts.ts';
import { TOAST_TEXTS, type Toast } from './toast.ts';

const { favourites: texts } = TOAST_TEXTS;

export const FAVOURITES_TOASTS = {
  full: { text: ERROR_TEXTS.favouritesFull },
  deviceFull: {
    text: textsWithValues(texts.deviceFull.text, {
      most: MAX_DEVICE_FAVOURITES,
      account: MAX_FAVOURITES,
    }),
  },
  notStored: texts.notStored,
  notAdded: { text: textsWithValues(texts.notAdded.text, { most: MAX_FAVOURITES }) },
  saveFailed: texts.saveFailed,
  removeFailed: texts.removeFailed,
} satisfies Record<string, Toast>;
