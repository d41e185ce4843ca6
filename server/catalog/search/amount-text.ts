// The amounts of a search as the reader sees them: "Swing over bed: about 500 mm".
import type { ReadAs } from '../../../contract/catalog/products.ts';
import type { Lang } from '../../../contract/lang.ts';
import { amountText } from '../../../contract/machine-types/value-text.ts';
import { AMOUNT_TEXTS } from '../../../contract/messages/amounts.ts';
import { withValues } from '../../../contract/texts.ts';
import type { UnderstoodAmount } from './amount-filter.ts';

function textOf({ amount, reading }: UnderstoodAmount, lang: Lang): string {
  const { attribute, sense } = reading;
  const values = amount.min === amount.max ? [amount.min] : [amount.min, amount.max];
  const isCount = amount.unit === 'colours';
  const kind = attribute.kind === 'choice' || isCount ? 'exactly' : sense;
  return withValues(AMOUNT_TEXTS[kind][lang], {
    attribute: attribute.name[lang],
    amount: isCount ? amount.min : amountText(values, amount.unit, lang),
  });
}

/** null for a search without amounts. */
export const readAsOf = (
  amounts: readonly UnderstoodAmount[],
  isMet: boolean,
  lang: Lang,
): ReadAs | null =>
  amounts.length === 0 ? null : { amounts: amounts.map((each) => textOf(each, lang)), isMet };
