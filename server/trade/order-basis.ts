// Price basis of an order: the term and place of the listed price, as its columns hold them and as participants read them.
import { isPriceBasis } from '../../contract/catalog/price-basis.ts';
import { priceBasisParts } from '../../contract/catalog/price-basis-parts.ts';
import type { Lang } from '../../contract/lang.ts';
import { inBothLanguages } from '../../contract/texts.ts';
import type { OrderBody } from '../../contract/trade/orders.ts';
import en from '../../locales/en/priceBasis.json' with { type: 'json' };
import zh from '../../locales/zh-Hans/priceBasis.json' with { type: 'json' };
import { HttpError } from '../platform/http/http-error.ts';

const PORT_NAMES = inBothLanguages(en.port, zh.port);

/** Columns of an order with this basis; `city` is that of the supplier, where a price ex works ends. */
export const basisColumns = (
  basis: string | null,
  city: string,
): { readonly incoterm: string; readonly place: string } => {
  const parts = priceBasisParts(basis);
  if (parts === null) return { incoterm: '', place: '' };
  return { incoterm: parts.term, place: parts.port ?? city };
};

/** Throws where the buyer has seen another basis, or asks for another term at the listed price. */
export function requireListedBasis(
  { priceBasis, incoterm }: Pick<OrderBody, 'priceBasis' | 'incoterm'>,
  listed: string | null,
): void {
  if (priceBasis !== undefined && priceBasis !== (listed ?? 'unstated'))
    throw new HttpError('priceChanged');
  if (incoterm !== undefined && incoterm !== priceBasisParts(listed)?.term)
    throw new HttpError('validation', { incoterm: 'incotermOfPrice' });
}

/** A city stays as it is. */
export const placeText = (
  { incoterm, place }: ReturnType<typeof basisColumns>,
  lang: Lang,
): string =>
  isPriceBasis(`${incoterm}-${place}`) ? PORT_NAMES[place as keyof typeof PORT_NAMES][lang] : place;
