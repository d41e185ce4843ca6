// Rows of the list below a search box: suggestions with the typed part marked, and recent searches with a button to remove each.
import type { Lang } from '../../../contract/lang.ts';
import type words from '../../../locales/en/search.json';
import { localHref } from '../../i18n/language.ts';
import { foreignLang } from '../../i18n/script.ts';
import { button, element } from '../../ui/element.ts';
import type { Suggestion } from './suggestion-calls.ts';

export type SearchTexts = typeof words;

const HAN = /\p{Script=Han}/u;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the typed words, Latin ones at the start of a word, as the search does. */
function typedPattern(typed: string): RegExp | null {
  const words = typed.normalize('NFKC').split(/[^\p{L}\p{N}]+/u);
  const parts = words
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length)
    .map((word) => (HAN.test(word) ? escaped(word) : `(?<![\\p{L}\\p{N}])${escaped(word)}`));
  return parts.length ? new RegExp(`(${parts.join('|')})`, 'giu') : null;
}

/** The name with what was typed in <mark>. */
function markedName(name: string, typed: string): HTMLSpanElement {
  const pattern = typedPattern(typed);
  const parts = pattern ? name.split(pattern) : [name];
  // split() puts what the pattern has matched at the odd indexes.
  return element(
    'span',
    '',
    ...parts.map((part, at) => (at % 2 ? element('mark', '', part) : part)),
  );
}

/** A link, so that it opens in a new tab as links do; the focus stays in the field. */
function option(
  lang: Lang,
  path: string,
  ...children: readonly (Node | string)[]
): HTMLAnchorElement {
  const link = element('a', '', ...children);
  link.href = localHref(lang, path);
  link.role = 'option';
  link.ariaSelected = 'false';
  link.tabIndex = -1;
  return link;
}

const pathOf = ({ kind, id }: Suggestion): string => {
  const value = encodeURIComponent(id);
  if (kind === 'types') return `/products?type=${value}`;
  return kind === 'products' ? `/product/${value}` : `/supplier/${value}`;
};

const searchPath = (search: string): string => `/products?${new URLSearchParams({ search })}`;

const countText = (texts: SearchTexts, count: number): string =>
  count === 1 ? texts.productsOne : texts.productsMany.replace('{{count}}', String(count));

/** One group of options for each kind that has suggestions. */
export function suggestionGroups(
  lang: Lang,
  texts: SearchTexts,
  typed: string,
  suggestions: readonly Suggestion[],
): HTMLElement[] {
  const kinds = new Set(suggestions.map(({ kind }) => kind));
  return [...kinds].map((kind) => {
    const rows = suggestions.filter((each) => each.kind === kind);
    const heading = element('span', 'heading', texts[kind]);
    heading.ariaHidden = 'true';
    const options = rows.map((row) => {
      const { name, detail } = row;
      const isCount = typeof detail === 'number';
      const nameSpan = markedName(name, typed);
      nameSpan.lang = foreignLang(name, lang) ?? lang;
      const detailSpan = element('small', '', isCount ? countText(texts, detail) : detail);
      if (!isCount) detailSpan.lang = foreignLang(detail, lang) ?? lang;
      return option(lang, pathOf(row), nameSpan, ' ', detailSpan);
    });
    const group = element('div', '', heading, ...options);
    group.role = 'group';
    group.ariaLabel = texts[kind];
    return group;
  });
}

interface RecentActions {
  onForget(search: string, at: number): void;
  onClear(): void;
}

/** In place of cleared searches. */
export const clearedRow = (texts: SearchTexts, onUndo: () => void): HTMLElement =>
  element('div', 'heading', element('span', '', texts.cleared), button('', texts.undo, onUndo));

/** The buttons are beside the list: an option must not contain one. */
export function recentRows(
  lang: Lang,
  texts: SearchTexts,
  searches: readonly string[],
  listbox: HTMLElement,
  { onForget, onClear }: RecentActions,
): HTMLElement[] {
  listbox.replaceChildren(
    ...searches.map((search) => {
      const recent = option(lang, searchPath(search), element('span', '', search));
      recent.dataset.search = search;
      return recent;
    }),
  );
  const removers = searches.map((search, at) => {
    const remover = button('', '×', () => onForget(search, at));
    remover.ariaLabel = texts.remove.replace('{{name}}', () => search);
    return remover;
  });
  const clear = button('', texts.clear, onClear);
  return [
    element('div', 'heading', element('span', '', texts.recent), clear),
    element('div', 'recent', listbox, element('div', '', ...removers)),
    element('p', '', texts.device),
  ];
}
