// Whether a key belongs to an input method that is choosing a word, as when Chinese is typed.
import type { KeyboardEvent } from 'react';

/** 229 is how Safari says so of the Enter that ends it. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
