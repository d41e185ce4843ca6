// Tray at the end of a page, which stays at the bottom of the window: the chosen machines, and the link that compares them.
import type { Lang } from '../../../contract/lang.ts';
import type words from '../../../locales/en/tray.json';
import { localHref } from '../../i18n/language.ts';
import { foreignLang } from '../../i18n/script.ts';
import {
  $compared,
  type ComparedProduct,
  clearCompared,
  MAX_COMPARED,
  prependCompared,
  removeCompared,
} from '../../stores/compared.ts';
import { showUndoToast } from '../../toasts/undo-toast.ts';
import { button, element } from '../../ui/element.ts';
import { comparePath } from './compare-address.ts';
import styles from './tray.css?url&no-inline';

export type TrayTexts = typeof words;

export interface Tray {
  /** For screen readers. */
  announce(change: 'added' | 'removed', name: string): void;
  /** Also visible, until the next change. */
  refuse(most: number): void;
}

/** A box that keeps its size without a picture. */
function thumbnail(picture: string): HTMLElement {
  const frame = element('span', 'compare-picture');
  if (picture === '') return frame;
  const image = element('img', '');
  image.src = picture;
  image.alt = '';
  image.addEventListener('error', () => image.remove());
  frame.append(image);
  return frame;
}

/** Resolves when the styles are there, or cannot be loaded. */
const loadStyles = (): Promise<unknown> =>
  new Promise((resolve) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = styles;
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', resolve);
    document.head.append(sheet);
  });

export async function createTray(texts: TrayTexts, lang: Lang): Promise<Tray> {
  await loadStyles();
  const message = element('p', 'compare-message');
  message.role = 'status';
  const list = element('ul', 'compare-chosen');
  const link = element('a', 'btn');
  const clear = button('btn btn-bare', texts.clear, () => {
    const before = $compared.get();
    clearCompared();
    focusAfter(null);
    void showUndoToast(texts.cleared, { text: texts.undo, run: () => prependCompared(before) });
  });
  const bar = element('div', 'shell compare-bar', list, clear, link);
  const tray = element('section', 'compare-tray', message, bar);
  tray.ariaLabel = texts.label;

  const say = (text: string): void => {
    message.classList.remove('is-refusal');
    message.textContent = text;
  };

  const sentence = (change: 'added' | 'removed', name: string): string =>
    texts[change]
      .replace('{{name}}', () => name || texts.unnamed)
      .replace('{{count}}', String($compared.get().length))
      .replace('{{most}}', String(MAX_COMPARED));

  /** The pressed button is gone: moves the focus to its neighbor, to the product's box, or to the content. */
  const focusAfter = (removed: { readonly id: string; readonly at: number } | null): void => {
    const buttons = list.querySelectorAll('button');
    const neighbor = removed && (buttons[removed.at] ?? buttons[removed.at - 1]);
    const box =
      removed && document.querySelector<HTMLElement>(`[data-compare="${CSS.escape(removed.id)}"]`);
    (neighbor ?? box ?? document.querySelector<HTMLElement>('main'))?.focus({
      preventScroll: true,
    });
  };

  const itemOf = ({ id, name, picture }: ComparedProduct, at: number): HTMLLIElement => {
    const title = element('span', 'compare-name', name || texts.unnamed);
    title.lang = foreignLang(name, lang) ?? '';
    if (title.lang === '') title.removeAttribute('lang');
    const remove = button('btn btn-bare', '×', () => {
      removeCompared(id);
      say(sentence('removed', name));
      focusAfter({ id, at });
    });
    remove.ariaLabel = texts.remove.replace('{{name}}', () => name || texts.unnamed);
    return element('li', '', thumbnail(picture), title, remove);
  };

  // The empty live region must be in the page before its text changes.
  document.body.append(tray);
  $compared.subscribe((products) => {
    list.replaceChildren(...products.map(itemOf));
    bar.hidden = products.length === 0;
    link.href = localHref(lang, comparePath(products.map(({ id }) => id)));
    link.textContent = texts.compare.replace('{{count}}', String(products.length));
    message.classList.remove('is-refusal');
  });

  return {
    announce: (change, name) => say(sentence(change, name)),
    refuse: (most) => {
      message.textContent = texts.full.replace('{{most}}', String(most));
      message.classList.add('is-refusal');
    },
  };
}
