// Opening of the toast region as a popover, where browsers can: Tab then leads from the pressed button to the toasts.

export function openAfter(region: HTMLElement, pressed: Element | null): void {
  const isButton = pressed instanceof HTMLElement && pressed !== document.body;
  // Browsers that do not know `source` ignore it.
  region.showPopover?.(isButton && !region.contains(pressed) ? { source: pressed } : {});
}
