// Detection of events of an input method editor (IME), as when Chinese is typed.

/**
 * Whether the key belongs to the input method. `isComposing` is not enough: soft keyboards of Android compose every word until a
 * space follows it, and their Enter, which has its own key code, is meant for the page.
 */
export const isComposing = ({ keyCode }: Pick<KeyboardEvent, 'keyCode'>): boolean =>
  keyCode === 229;

/**
 * Whether a field holds unfinished pinyin, which is no search term. A word of English that a soft keyboard of Android composes is
 * one as far as it is typed.
 */
export const isUnfinished = (event: Event): boolean =>
  (event as InputEvent).isComposing &&
  !(document.documentElement.lang === 'en' && /Android/.test(navigator.userAgent));
