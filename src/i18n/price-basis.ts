// Text of a price basis in the reader's language, such as "FOB Ningbo" or "Ex works Foshan". `t` needs priceBasis.
import { priceBasisParts } from '../../contract/catalog/price-basis-parts.ts';
import type priceBasis from '../../locales/en/priceBasis.json';
import type { TranslateFunction } from './translator.ts';

type Port = keyof (typeof priceBasis)['port'];

/** `city` is the supplier's, which an ex-works price names where it is known. */
export function priceBasisText(
  t: TranslateFunction,
  basis: string | null,
  city: string | null | undefined = null,
): string {
  const parts = priceBasisParts(basis);
  if (parts === null) return t('priceBasis:unstated');
  const { term, port } = parts;
  if (term === 'FOB')
    return t('priceBasis:fob', {
      port: t(`priceBasis:port.${port as Port}`, { defaultValue: port }),
    });
  return city ? t('priceBasis:exwAt', { city }) : t('priceBasis:exw');
}
