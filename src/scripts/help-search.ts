// Search of the help center. The answers' texts are loaded when the search field gets the focus, or with the first key.
// <form data-help-search="/help/texts.json"> has the field; matches replace the content of #help-answers.
import { findHelp, type HelpText } from './find-help.ts';

const element = <E extends Element = HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`${selector} is missing`);
  return found;
};

const form = element<HTMLFormElement>('[data-help-search]');
const input = element<HTMLInputElement>('#help-search');
const status = element('[data-found]');
const results = element('#help-results');
const answers = element('#help-answers');
const emptyMessage = element('[data-none="help-results"]');
const item = element<HTMLTemplateElement>('#help-result');

let loading: Promise<HelpText[]> | undefined;

const loadTexts = (): Promise<HelpText[]> => {
  loading ??= fetch(form.dataset.helpSearch ?? '').then(async (reply) => {
    if (!reply.ok) throw new Error(String(reply.status));
    return (await reply.json()) as HelpText[];
  });
  // The next key tries again.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
};

const render = ({ href, title, excerpt }: HelpText): Node => {
  const row = item.content.cloneNode(true) as DocumentFragment;
  const link = row.querySelector('a') as HTMLAnchorElement;
  link.href = href;
  link.textContent = title;
  (row.querySelector('p') as HTMLElement).textContent = excerpt;
  return row;
};

function show(found: readonly HelpText[] | undefined, message: string): void {
  results.replaceChildren(...(found ?? []).map(render));
  results.hidden = !found?.length;
  emptyMessage.hidden = found?.length !== 0;
  answers.hidden = found !== undefined;
  status.textContent = message;
}

async function search(): Promise<void> {
  const typed = input.value.trim();
  const query = typed ? `?${new URLSearchParams({ search: typed })}` : '';
  history.replaceState(null, '', `${location.pathname}${query}${location.hash}`);
  if (!typed) return show(undefined, '');
  try {
    const found = findHelp(typed, await loadTexts());
    if (input.value.trim() !== typed) return;
    // The text for many results contains a sample number that is replaced here.
    const { one = '', many = '', sample = '' } = status.dataset;
    show(found, found.length === 1 ? one : many.replace(sample, String(found.length)));
  } catch {
    show(undefined, form.dataset.failed ?? '');
  }
}

input.addEventListener('focus', () => void loadTexts().catch(() => {}));
form.addEventListener('input', search);
form.addEventListener('submit', (event) => event.preventDefault());
element('[data-clear]').addEventListener('click', () => {
  input.value = '';
  void search();
  input.focus();
});
input.value = new URLSearchParams(location.search).get('search') ?? '';
if (input.value) void search();
