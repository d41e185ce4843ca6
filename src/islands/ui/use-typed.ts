// A field that acts as it is typed in and keeps its own text, so that nothing typed is lost to a slow answer.
import { type ChangeEvent, type CompositionEvent, useEffect, useRef } from 'react';

type Control = HTMLInputElement;

/**
 * What an input is given. It follows `value` as clearing and the back button change it, but never under a hand that is
 * still typing, which is what `isWaiting` says.
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
    // Half-spelled pinyin is nothing to look for yet.
    onChange: ({ nativeEvent, currentTarget }: ChangeEvent<Control>) => {
      if (!(nativeEvent as InputEvent).isComposing) onTyped(currentTarget.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>) =>
      onTyped(currentTarget.value),
  };
}
