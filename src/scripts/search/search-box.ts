// Search box with suggestions, a combobox of WAI-ARIA: recent searches while it is empty, suggestions of the server while typing.
import { langOfPath } from '../../i18n/language.ts';
import {
  forgetSearch,
  recentSearches,
  rememberSearch,
  storeSearches,
} from '../../stores/recent-searches.ts';
import { element } from '../../ui/element.ts';
import { isComposing, isUnfinished } from '../../ui/fields/composing.ts';
import { adoptStyle } from './box-style.ts';
import { clearedRow, recentRows, type SearchTexts, suggestionGroups } from './option-list.ts';
import { loadTexts } from './search-texts.ts';
import { fetchSuggestions, type Suggestion, storeAnswer } from './suggestion-calls.ts';

/** Pause of typing before a request. */
const DEBOUNCE_MS = 150;
/** Until then the previous suggestions stay, so that the list does not flicker. */
const SLOW_MS = 400;

const lang = langOfPath(location.pathname);

let boxCount = 0;

class SearchBox {
  readonly #input: HTMLInputElement;
  readonly #form: HTMLFormElement;
  readonly #texts: SearchTexts;
  readonly #popup = element('div', 'suggest');
  readonly #listbox = element('div', '');
  readonly #status = element('p', 'sr-only');
  readonly #answers = new Map<string, readonly Suggestion[]>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #call: AbortController | null = null;

  constructor(input: HTMLInputElement, form: HTMLFormElement, texts: SearchTexts) {
    this.#input = input;
    this.#form = form;
    this.#texts = texts;
    const id = `suggestions-${++boxCount}`;
    Object.assign(this.#listbox, { id, role: 'listbox' });
    this.#status.role = 'status';
    this.#popup.hidden = true;
    input.role = 'combobox';
    input.ariaAutoComplete = 'list';
    input.ariaExpanded = 'false';
    input.setAttribute('aria-controls', id);
    this.#popup.append(this.#listbox);
    form.append(this.#popup, this.#status);
    this.#listen();
  }

  #listen(): void {
    const input = this.#input;
    input.addEventListener('focus', () => this.update());
    input.addEventListener('click', () => this.#popup.hidden && this.update());
    input.addEventListener('input', (event) => {
      if (!isUnfinished(event)) this.update();
    });
    input.addEventListener('compositionend', () => this.update());
    this.#form.addEventListener('keydown', (event) => this.#onKey(event));
    this.#form.addEventListener('submit', () => {
      rememberSearch(input.value);
      this.#close();
    });
    this.#form.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && this.#form.contains(relatedTarget))) this.#close();
    });
    // A press on an option must not take the focus from the field, which would close the list before the click.
    this.#popup.addEventListener('mousedown', (event) => event.preventDefault());
    this.#listbox.addEventListener('click', ({ target }) => {
      const option = target instanceof Element ? target.closest('a') : null;
      if (option?.dataset.search) rememberSearch(option.dataset.search);
    });
    // Browsers of phones leave the focus in the field when the page beside it is pressed.
    document.addEventListener('pointerdown', ({ target }) => {
      if (!(target instanceof Node && this.#form.contains(target))) input.blur();
    });
  }

  /** Shows what fits the text in the field, which has the focus. */
  update(): void {
    clearTimeout(this.#timer);
    this.#call?.abort();
    this.#call = null;
    this.#activate(null);
    const typed = this.#input.value.trim();
    this.#listbox.ariaLabel = this.#texts[typed === '' ? 'recent' : 'list'];
    const known = this.#answers.get(typed.toLowerCase());
    if (typed === '') this.#showRecent();
    else if (known) this.#showSuggestions(typed, known);
    else this.#timer = setTimeout(() => void this.#load(typed), DEBOUNCE_MS);
  }

  async #load(typed: string): Promise<void> {
    const call = new AbortController();
    this.#call = call;
    this.#timer = setTimeout(() => this.#showMessage(this.#texts.loading), SLOW_MS);
    const answer = await fetchSuggestions(lang, typed, call.signal).catch(() => null);
    if (call.signal.aborted) return;
    clearTimeout(this.#timer);
    if (answer === null) {
      this.#showMessage(this.#texts.failed);
      return;
    }
    storeAnswer(this.#answers, typed, answer);
    this.#showSuggestions(typed, answer);
  }

  #showSuggestions(typed: string, suggestions: readonly Suggestion[]): void {
    this.#listbox.replaceChildren(...suggestionGroups(lang, this.#texts, typed, suggestions));
    this.#popup.replaceChildren(this.#listbox);
    if (suggestions.length === 0) this.#showMessage(this.#texts.none);
    else this.#open();
  }

  #showRecent(): void {
    const searches = recentSearches();
    this.#popup.replaceChildren(
      ...recentRows(lang, this.#texts, searches, this.#listbox, {
        onForget: (search, at) => this.#forget(search, at),
        onClear: () => this.#clear(searches),
      }),
    );
    if (searches.length === 0) this.#close();
    else this.#open(this.#texts.recentFound.replace('{{count}}', String(searches.length)));
  }

  /** Until the list closes, the cleared searches can be restored. */
  #clear(searches: readonly string[]): void {
    const restore = (kept: readonly string[]): void => {
      storeSearches(kept);
      this.#input.focus();
      this.update();
    };
    restore([]);
    const undo = clearedRow(this.#texts, () => restore(searches));
    this.#popup.replaceChildren(undo, this.#listbox);
    this.#open(this.#texts.cleared);
  }

  /** The focus stays among the buttons if it was there. */
  #forget(search: string, at: number): void {
    const hadFocus = document.activeElement !== this.#input;
    forgetSearch(search);
    this.#showRecent();
    const removers = this.#popup.querySelectorAll<HTMLElement>('.recent button');
    const next = removers[Math.min(at, removers.length - 1)];
    if (hadFocus) (next ?? this.#input).focus();
  }

  /** A message in place of options. */
  #showMessage(text: string): void {
    this.#listbox.replaceChildren();
    this.#popup.replaceChildren(element('p', '', text), this.#listbox);
    this.#open(text);
  }

  /** Opens the list. Its status line, which screen readers read aloud, is the message or the number of suggestions. */
  #open(message?: string): void {
    const options = this.#options();
    for (const [at, option] of options.entries()) option.id = `${this.#listbox.id}-${at}`;
    this.#popup.hidden = false;
    this.#popup.scrollTop = 0;
    this.#input.ariaExpanded = String(options.length > 0);
    this.#status.textContent =
      message ?? this.#texts.found.replace('{{count}}', String(options.length));
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#call?.abort();
    this.#call = null;
    this.#activate(null);
    this.#popup.hidden = true;
    this.#input.ariaExpanded = 'false';
    this.#status.textContent = '';
  }

  #options(): HTMLAnchorElement[] {
    return [...this.#listbox.querySelectorAll('a')];
  }

  #activeOption(): HTMLAnchorElement | null {
    return this.#listbox.querySelector('[aria-selected=true]');
  }

  #activate(option: HTMLAnchorElement | null): void {
    const active = this.#activeOption();
    if (active) active.ariaSelected = 'false';
    if (option) {
      option.ariaSelected = 'true';
      option.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      this.#input.setAttribute('aria-activedescendant', option.id);
    } else this.#input.removeAttribute('aria-activedescendant');
  }

  #onKey(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const { key } = event;
    const active = this.#activeOption();
    const isOpen = !this.#popup.hidden;
    if (key === 'Escape') {
      // The next one empties the field, as browsers do.
      if (!isOpen) return;
      event.preventDefault();
      // Opens the list.
      this.#input.focus();
      this.#close();
    } else if (event.target !== this.#input) return;
    else if (key === 'Enter' && active) {
      event.preventDefault();
      active.click();
    } else if (key === 'Delete' && active?.dataset.search) {
      event.preventDefault();
      this.#forget(active.dataset.search, 0);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) this.#move(active, key === 'ArrowDown' ? 1 : -1);
      else this.update();
    } else if ((key === 'Home' || key === 'End') && active) {
      event.preventDefault();
      this.#activate(this.#options().at(key === 'Home' ? 0 : -1) ?? null);
    }
  }

  /** From the last option to the field, and from there to the first. */
  #move(active: HTMLAnchorElement | null, step: number): void {
    const options = this.#options();
    const positions = options.length + 1;
    const at = active ? options.indexOf(active) : options.length;
    this.#activate(options[(at + step + positions) % positions] ?? null);
  }
}

const boxes = new WeakMap<HTMLInputElement, Promise<void>>();

/** Gives the field its list, once. Without its texts the box stays a plain form; the next focus tries again. */
export function startSearchBox(input: HTMLInputElement, form: HTMLFormElement): void {
  if (boxes.has(input)) return;
  const started = loadTexts(lang).then((texts) => {
    if (boxCount === 0) adoptStyle();
    const box = new SearchBox(input, form, texts);
    if (document.activeElement === input) box.update();
  });
  boxes.set(
    input,
    started.catch(() => void boxes.delete(input)),
  );
}
