// Hook that sends with Enter, of hardware and of soft keyboards; Shift+Enter adds a line break.
import { type RefObject, useEffect, useRef } from 'react';

/** iOS reports a predicted or dictated line break as text. */
const isLineBreak = ({ inputType, data }: InputEvent): boolean =>
  /^insert(?:LineBreak|Paragraph)$/.test(inputType) ||
  (inputType === 'insertText' && data === '\n');

/**
 * Asks what Enter would do, not which key was pressed: it confirms a candidate of Chinese without breaking the line, and soft
 * keyboards break the line without reporting the key, or while they compose a word.
 */
export function useSendByEnter(
  input: RefObject<HTMLTextAreaElement | null>,
  send: () => void,
): void {
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    let isShifted = false;
    const onKeyDown = ({ shiftKey }: KeyboardEvent): void => {
      isShifted = shiftKey;
    };
    // React has no event for this one: its own onBeforeInput knows only text.
    const onBeforeInput = (event: InputEvent): void => {
      if (isShifted || !isLineBreak(event)) return;
      event.preventDefault();
      latest.current();
    };
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('beforeinput', onBeforeInput);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('beforeinput', onBeforeInput);
    };
  }, [input]);
}
