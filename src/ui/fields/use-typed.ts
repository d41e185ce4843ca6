// Hook for a search-as-you-type field. The input is uncontrolled, so that a slow reply cannot overwrite typed text.
import { type ChangeEvent, type CompositionEvent, useEffect, useRef } from 'react';

type Control = HTMLInputElement;

/**
 * Returns the properties of the input. It follows `value`, which "clear" and the back button change, but not while the
 * reader is still typing, which `isWaiting` tells.
 */
export function useTyped(
  value: string,
  isWaiting: () => boolean,
  onTyped: (typed: string) => void,
) {
  const ref = useRef<Control>(null);
  const followed = useRef(value);
  useEffect(() => {
    if (followed.current === value) return;
    followed.current = value;
    const input = ref.current;
    if (input && !isWaiting() && input.value.trim() !== value) input.value = value;
  }, [value, isWaiting]);
  return {
    ref,
    defaultValue: value,
    // Ignore input during IME composition: incomplete pinyin is not a search term.
    onChange: ({ nativeEvent, currentTarget }: ChangeEvent<Control>) => {
      if (!(nativeEvent as InputEvent).isComposing) onTyped(currentTarget.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>) =>
      onTyped(currentTarget.value),
  };
}
