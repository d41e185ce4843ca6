// Stylesheet of search boxes with suggestions, which the page gets with the first of them.
import style from './search-box.css?inline';

export function adoptStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
