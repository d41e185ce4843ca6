// Dialog that changes the prices of the chosen products, with a preview of every new price.
import { useId, useState } from 'react';
import { fieldErrorText } from '../../../../contract/messages.ts';
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { formatMoney } from '../../../ui/format/money.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import { ReaderText } from '../../../ui/ReaderText.tsx';
import {
  changedPrices,
  type NewPrice,
  newPrices,
  PRICE_RULES,
  type PriceRule,
} from './new-prices.ts';
import { nameOf } from './ProductName.tsx';

interface Props {
  readonly products: readonly MyProduct[];
  readonly isBusy: boolean;
  readonly onApply: (prices: readonly NewPrice[]) => void;
  readonly onClose: () => void;
}

const FORM_ID = 'new-prices';

export function PriceDialog({ products, isBusy, onApply, onClose }: Props) {
  const t = useT();
  const lang = useLang();
  const id = useId();
  const [rule, setRule] = useState<PriceRule>('percent');
  const [typed, setTyped] = useState('');
  const [wasSent, setSent] = useState(false);
  const result = newPrices(products, rule, typed);
  const prices = result.status === 'valid' ? result.prices : null;
  const changed = changedPrices(prices ?? []);
  const moneyOf = (price: number | null): string =>
    price === null ? t('myProducts:prices.onRequest') : formatMoney(lang, price);
  const error = (): string => {
    if (result.status === 'invalid')
      return result.error === 'number'
        ? t('myProducts:prices.number')
        : fieldErrorText(result.error, lang);
    if (!wasSent || changed.length > 0) return '';
    return t(result.status === 'empty' ? 'myProducts:prices.number' : 'myProducts:prices.none');
  };
  const count = { count: products.length, total: formatNumber(lang, products.length) };
  const send = (): void => {
    setSent(true);
    if (changed.length > 0 && !isBusy) onApply(changed);
    else document.getElementById(id)?.focus();
  };
  return (
    <Dialog
      open
      width="prose"
      title={t('myProducts:prices.title', count)}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {t('cancel')}
          </button>
          <button
            type="submit"
            form={FORM_ID}
            className="btn btn-primary"
            aria-disabled={isBusy}
            aria-busy={isBusy}
          >
            {t('myProducts:prices.apply', {
              count: changed.length,
              total: formatNumber(lang, changed.length),
            })}
          </button>
        </div>
      }
    >
      <form
        id={FORM_ID}
        className="grid grid-cols-1 gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <fieldset className="field">
          <legend>{t('myProducts:prices.how')}</legend>
          <div className="flex flex-wrap gap-x-6">
            {PRICE_RULES.map((each) => (
              <label key={each} className="flex min-h-11 items-center gap-2 text-sm">
                <input
                  type="radio"
                  className="size-5"
                  name="rule"
                  checked={rule === each}
                  onChange={() => setRule(each)}
                />
                {t(`myProducts:prices.${each}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="field max-w-card">
          <label htmlFor={id}>{t(`myProducts:prices.${rule}Label`)}</label>
          <input
            id={id}
            className="input"
            inputMode={rule === 'fixed' ? 'decimal' : 'text'}
            autoComplete="off"
            maxLength={14}
            value={typed}
            aria-invalid={error() !== ''}
            aria-describedby={`${id}-error`}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p id={`${id}-error`} className="fault" role="alert">
            {error()}
          </p>
        </div>
        <table className="w-full text-sm">
          <caption className="mb-1 text-start font-semibold">
            {t('myProducts:prices.preview')}
          </caption>
          <thead className="text-xs text-muted">
            <tr>
              <th scope="col" className="text-start font-normal">
                {t('myProducts:products.name')}
              </th>
              <th scope="col" className="text-end font-normal">
                {t('myProducts:prices.before')}
              </th>
              <th scope="col" className="ps-3 text-end font-normal">
                {t('myProducts:prices.after')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {products.map((product) => {
              const next = prices?.find((each) => each.id === product.id);
              const isChanged = next !== undefined && next.to !== next.from;
              return (
                <tr key={product.id}>
                  <td className="py-1.5 pe-3 wrap-anywhere">
                    <ReaderText text={nameOf(product) || t('dashboard:products.unnamed')} />
                  </td>
                  <td className="text-end whitespace-nowrap">{moneyOf(product.price)}</td>
                  <td
                    className={`ps-3 text-end whitespace-nowrap ${isChanged ? 'font-semibold' : 'text-muted'}`}
                  >
                    {isChanged ? moneyOf(next.to) : t('myProducts:prices.same')}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </form>
    </Dialog>
  );
}
