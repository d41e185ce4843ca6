// Compare boxes and tray of a page, loaded by compare.ts on first use. Both show the machines chosen on this device.
import { langOfPath, localHref } from '../../i18n/language.ts';
import {
  $compared,
  addCompared,
  type ComparedProduct,
  MAX_COMPARED,
  removeCompared,
  startCompared,
} from '../../stores/compared.ts';
import { comparePath } from './compare-address.ts';
import { createTray, type Tray, type TrayTexts } from './tray-element.ts';

const lang = langOfPath(location.pathname);

/** Of one language only. Not at the start of the module, where a failure would last until the page is reloaded. */
const loadTexts = async (): Promise<TrayTexts> =>
  (lang === 'en'
    ? await import('../../../locales/en/tray.json')
    : await import('../../../locales/zh-Hans/tray.json')
  ).default;

/** The name from the label of the box ("Compare: name"), the picture from the surrounding card, table row or product page. */
function productOf(box: HTMLInputElement): ComparedProduct {
  const surroundings = box.closest('article, tr, section');
  const shownLabel = box.parentElement?.textContent ?? '';
  const name = box.ariaLabel?.slice(`${shownLabel}: `.length) ?? '';
  const picture =
    box.dataset.picture ?? surroundings?.querySelector('img')?.getAttribute('src') ?? '';
  return { id: box.dataset.compare ?? '', name, picture };
}

const boxes = (): Iterable<HTMLInputElement> =>
  document.querySelectorAll<HTMLInputElement>('[data-compare]');

function updateBoxes(): void {
  const ids = new Set($compared.get().map(({ id }) => id));
  for (const box of boxes()) box.checked = ids.has(box.dataset.compare ?? '');
}

/** Links of the page itself, such as that of the bar on phones. */
function updateLinks(texts: TrayTexts): void {
  const products = $compared.get();
  const count = String(products.length);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-compare-link]')) {
    link.href = localHref(lang, comparePath(products.map(({ id }) => id)));
    link.textContent =
      products.length === 0 ? texts.open : texts.compare.replace('{{count}}', count);
  }
}

async function createStartedTray(): Promise<Tray> {
  const texts = await loadTexts();
  const tray = await createTray(texts, lang);
  startCompared();
  $compared.subscribe(() => {
    updateBoxes();
    updateLinks(texts);
  });
  // Islands render other products later.
  new MutationObserver(updateBoxes).observe(document.body, { childList: true, subtree: true });
  return tray;
}

let tray: Promise<Tray> | undefined;

/** Starts boxes and tray once. Resolves with null if the texts cannot be loaded; the next call tries again. */
async function startTray(): Promise<Tray | null> {
  tray ??= createStartedTray();
  try {
    return await tray;
  } catch {
    tray = undefined;
    return null;
  }
}

/** For a box that the reader has changed; it changes back if the tray cannot be loaded. */
export async function choose(box: HTMLInputElement, isChosen: boolean): Promise<void> {
  const started = await startTray();
  if (started === null) {
    box.checked = !isChosen;
    return;
  }
  const { announce, refuse } = started;
  const product = productOf(box);
  if (!isChosen) {
    removeCompared(product.id);
    announce('removed', product.name);
  } else if (addCompared(product)) announce('added', product.name);
  else {
    box.checked = false;
    refuse(MAX_COMPARED);
  }
}

void startTray();
