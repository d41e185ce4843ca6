// Duration of a toast with a button: time to read it, and to find and press the button.
export const UNDO_TOAST_MS = 15_000;
