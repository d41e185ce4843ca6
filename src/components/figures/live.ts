// Writes the live figures of this market into the page.
import type { Lang } from '../../../contract/lang.ts';
import { formatDateTime } from '../../ui/format/date.ts';
import { formatNumber } from '../../ui/format/number.ts';

/** Checks the values itself, because the contract's schemas would add 10 kB: only numbers are shown. */
async function showLiveFigures(): Promise<void> {
  const box = document.querySelector<HTMLElement>('[data-live]');
  const live = box?.querySelector('[data-shown]');
  if (!box || !live) return;
  const reply = await fetch('/api/market/figures').catch(() => null);
  const figures: unknown = reply?.ok ? await reply.json().catch(() => null) : null;
  // The link to the directory stays.
  if (typeof figures !== 'object' || figures === null) return;
  const lang = box.dataset.live as Lang;
  const values = new Map(Object.entries(figures));
  // Shorter numbers can need one line less, and nothing below may move.
  box.style.minHeight = `${box.getBoundingClientRect().height}px`;
  for (const figure of live.querySelectorAll<HTMLElement>('[data-figure]')) {
    const value: unknown = values.get(figure.dataset.figure ?? '');
    const number = figure.querySelector('dd');
    // Hidden but still in the layout: nothing below may move.
    if (typeof value !== 'number' || value === 0) figure.style.visibility = 'hidden';
    else if (number) number.textContent = formatNumber(lang, value);
  }
  const at = live.querySelector('[data-at]');
  if (at) at.textContent = formatDateTime(lang, String(values.get('at')));
  box.querySelector('[data-static]')?.classList.add('invisible');
  live.classList.remove('invisible');
}

void showLiveFigures();
