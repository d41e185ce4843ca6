// Detection of key events that belong to an input method editor (IME), as when Chinese is typed.
import type { KeyboardEvent } from 'react';

/** Safari reports keyCode 229 for the Enter key that ends the composition. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
