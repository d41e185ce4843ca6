// Client-side filter of a list on the page (articles, help, HS codes). Without scripts the full list is shown.
// <form data-narrow="list"> contains a search field and selects; each [data-item] in #list has its searchable text in
// data-words and, per select, its values in data-{name}, one per line. With data-keep the filters are stored in the URL.
import { wordsMatch } from './words-match.ts';

type Control = HTMLInputElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>('input[name], select[name]'),
];

/** A code of customs has up to ten digits, also written 8462.29.00; the lists have its first four. */
const HS_CODE = /\b(\d{4})[\d.]+/g;

const matches = (item: HTMLElement, { name, value }: Control): boolean =>
  name === 'search'
    ? wordsMatch(value.replace(HS_CODE, '$1'), item.dataset.words ?? '')
    : value === '' || (item.dataset[name] ?? '').split('\n').includes(value);

function startFilter(form: HTMLFormElement): void {
  const list = document.getElementById(form.dataset.narrow ?? '');
  const status = form.querySelector<HTMLElement>('[data-found]');
  const emptyMessage = document.querySelector<HTMLElement>(`[data-none="${form.dataset.narrow}"]`);
  if (!list || !status || !emptyMessage) return;
  const items = [...list.querySelectorAll<HTMLElement>('[data-item]')];
  const controls = controlsOf(form);

  const applyFilters = (): void => {
    let shownCount = 0;
    for (const item of items) {
      item.hidden = !controls.every((control) => matches(item, control));
      if (!item.hidden) shownCount++;
    }
    const isFiltered = controls.some(({ value }) => value.trim());
    // The text for many results contains a sample number that is unlikely to occur in it by chance; it is replaced here.
    const { one = '', many = '', sample = '' } = status.dataset;
    status.textContent = isFiltered
      ? shownCount === 1
        ? one
        : many.replace(sample, String(shownCount))
      : '';
    emptyMessage.hidden = shownCount > 0;
    list.hidden = shownCount === 0;
  };

  const storeInUrl = (): void => {
    if (form.dataset.keep === undefined) return;
    const query = new URLSearchParams();
    for (const { name, value } of controls) if (value.trim()) query.set(name, value.trim());
    const text = query.toString();
    history.replaceState(null, '', text ? `?${text}` : location.pathname);
  };

  const onChange = (): void => {
    applyFilters();
    storeInUrl();
  };

  const query = new URLSearchParams(form.dataset.keep === undefined ? '' : location.search);
  for (const control of controls) {
    control.value = query.get(control.name) ?? '';
    // A select without the value of an old address has none; it shows its first.
    if ('selectedIndex' in control && control.selectedIndex < 0) control.value = '';
  }
  applyFilters();
  form.addEventListener('input', onChange);
  form.addEventListener('submit', (event) => event.preventDefault());
  emptyMessage.querySelector('[data-clear]')?.addEventListener('click', () => {
    for (const control of controls) control.value = '';
    onChange();
    controls[0]?.focus();
  });
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-narrow]')) startFilter(form);
