// Ref callback that focuses an element as soon as it is mounted, in place of the control that was used.
export const focusElement = (element: HTMLElement | null): void => element?.focus();
