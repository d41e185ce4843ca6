// A price in dollars and, where there is a rate, about in rupees. The stylesheet shows one of them (prices.css).
import { createContext, useContext } from 'react';
import { useLang } from '../../i18n/react.tsx';
import { approximateRupees } from '../format/approximate-rupees.ts';
import { formatMoney } from '../format/money.ts';

/** Rupees for one dollar; 0 without a rate. */
export const RupeeRate = createContext(0);

export function Price({ dollars }: { readonly dollars: number }) {
  const lang = useLang();
  const rate = useContext(RupeeRate);
  const text = formatMoney(lang, dollars);
  if (!rate) return text;
  return (
    <>
      <span className="usd">{text}</span>
      <span className="inr">{approximateRupees(lang, dollars * rate)}</span>
    </>
  );
}
