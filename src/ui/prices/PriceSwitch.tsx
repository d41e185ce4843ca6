// Switch between prices in dollars and in rupees, and the note on the rate. price-choice.ts starts it.

import type { Lang } from '../../../contract/lang.ts';
import { I18nProvider, useLang, useT } from '../../i18n/react.tsx';
import { formatCalendarDate } from '../format/day.ts';
import { formatExact } from '../format/number.ts';
import type { DollarRate } from './dollar-rate.ts';

interface Props {
  readonly lang: Lang;
  /** Nothing is rendered without a rate. */
  readonly rate: DollarRate | null;
}

function Choice() {
  const t = useT();
  return (
    <label className="only-scripted flex items-center gap-2 text-sm" data-no-print>
      <span className="max-sm:sr-only">{t('prices:label')}</span>
      <select
        className="input w-auto"
        defaultValue="usd"
        aria-describedby="price-note"
        data-price-switch
        // Where it is rendered in the browser, price-choice.ts has started before.
        ref={(select) => {
          if (select)
            select.value = document.documentElement.dataset.prices === 'inr' ? 'inr' : 'usd';
        }}
      >
        <option value="usd">{t('prices:usd')}</option>
        <option value="inr">{t('prices:inr')}</option>
      </select>
    </label>
  );
}

function Note({ rate: { rupees, since, kind } }: { readonly rate: DollarRate }) {
  const t = useT();
  const lang = useLang();
  const date = formatCalendarDate(lang, new Date(since));
  const rate = formatExact(lang, rupees);
  return (
    <p id="price-note" className="inr text-xs text-muted">
      {t(`prices:notes.${kind}`, { date, rate })}
    </p>
  );
}

/** Needs the namespace prices. */
export const PriceSwitch = ({ lang, rate }: Props) =>
  rate && (
    <I18nProvider lang={lang}>
      <Choice />
    </I18nProvider>
  );

/** Below the prices; also describes the switch. */
export const PriceNote = ({ lang, rate }: Props) =>
  rate && (
    <I18nProvider lang={lang}>
      <Note rate={rate} />
    </I18nProvider>
  );
