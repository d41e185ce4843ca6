// Hook for a search-as-you-type field. The input is uncontrolled, so that a slow reply cannot overwrite typed text.
import { type ChangeEvent, type CompositionEvent, useEffect, useRef } from 'react';
import { isUnfinished } from './composing.ts';

type Control = HTMLInputElement;

/**
 * Returns the properties of the input. It follows `value`, which "clear" and the back button change, but not while the
 * reader is still typing: then `hasPendingChange` returns true.
 */
export function useSearchInput(
  value: string,
  hasPendingChange: () => boolean,
  onTyped: (typed: string) => void,
) {
  const ref = useRef<Control>(null);
  const lastValue = useRef(value);
  useEffect(() => {
    if (lastValue.current === value) return;
    lastValue.current = value;
    const input = ref.current;
    if (input && !hasPendingChange() && input.value.trim() !== value) input.value = value;
  }, [value, hasPendingChange]);
  return {
    ref,
    defaultValue: value,
    onChange: ({ nativeEvent, currentTarget }: ChangeEvent<Control>) => {
      if (!isUnfinished(nativeEvent)) onTyped(currentTarget.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>) =>
      onTyped(currentTarget.value),
  };
}
