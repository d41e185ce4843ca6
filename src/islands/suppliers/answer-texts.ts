// Text of the time within which a supplier usually answers.
import type { TranslateFunction } from '../../i18n/translator.ts';

/** Hours up to a day, then days. */
export const withinText = (t: TranslateFunction, hours: number): string =>
  hours <= 24
    ? t('suppliers:card.hours', { count: hours })
    : t('suppliers:card.days', { count: Math.ceil(hours / 24) });
