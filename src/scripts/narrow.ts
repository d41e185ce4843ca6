// Client-side filter of a list on the page (articles, help, HS codes). Without scripts the full list is shown.
// <form data-narrow="list"> contains a search field and selects; each [data-item] in #list has its searchable text in
// data-words and, per select, its values in data-{name}, one per line. With data-keep the filters are stored in the URL.
import { wordsMatch } from './words-match.ts';

type Control = HTMLInputElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>('input[name], select[name]'),
];

const fits = (item: HTMLElement, { name, value }: Control): boolean =>
  name === 'search'
    ? wordsMatch(value, item.dataset.words ?? '')
    : value === '' || (item.dataset[name] ?? '').split('\n').includes(value);

function start(form: HTMLFormElement): void {
  const list = document.getElementById(form.dataset.narrow ?? '');
  const status = form.querySelector<HTMLElement>('[data-found]');
  const none = document.querySelector<HTMLElement>(`[data-none="${form.dataset.narrow}"]`);
  if (!list || !status || !none) return;
  const items = [...list.querySelectorAll<HTMLElement>('[data-item]')];
  const controls = controlsOf(form);

  const narrow = (): void => {
    let found = 0;
    for (const item of items) {
      item.hidden = !controls.every((control) => fits(item, control));
      if (!item.hidden) found++;
    }
    const asked = controls.some(({ value }) => value.trim());
    // The text for many results contains a sample number that is unlikely to occur in it by chance; it is replaced here.
    const { one = '', many = '', sample = '' } = status.dataset;
    status.textContent = asked ? (found === 1 ? one : many.replace(sample, String(found))) : '';
    none.hidden = found > 0;
    list.hidden = found === 0;
  };

  const keep = (): void => {
    if (form.dataset.keep === undefined) return;
    const query = new URLSearchParams();
    for (const { name, value } of controls) if (value.trim()) query.set(name, value.trim());
    const text = query.toString();
    history.replaceState(null, '', `${location.pathname}${text ? `?${text}` : ''}`);
  };

  const changed = (): void => {
    narrow();
    keep();
  };

  const query = new URLSearchParams(form.dataset.keep === undefined ? '' : location.search);
  for (const control of controls) control.value = query.get(control.name) ?? '';
  for (const control of controls)
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
  narrow();
  form.addEventListener('input', changed);
  form.addEventListener('submit', (event) => event.preventDefault());
  none.querySelector('[data-clear]')?.addEventListener('click', () => {
    for (const control of controls) control.value = '';
    changed();
    controls[0]?.focus();
  });
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-narrow]')) start(form);
