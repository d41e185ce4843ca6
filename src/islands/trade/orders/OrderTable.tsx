// Lines of an order as a table with amounts; on a phone each line is a card.
import type { OrderLine } from '../../../../contract/trade/order.ts';
import { orderTotal } from '../../../../contract/trade/orders.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { formatMoney } from '../../../ui/format/money.ts';
import { formatNumber } from '../../../ui/format/number.ts';

const CELL_CLASS = 'flex justify-between gap-4 sm:table-cell sm:py-2 sm:text-end tabular-nums';

export function OrderTable({ lines }: { readonly lines: readonly OrderLine[] }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const label = (text: string) => <span className="text-muted sm:hidden">{text}</span>;
  return (
    <table className="block w-full text-sm sm:table">
      <caption className="sr-only">{t('order:lines')}</caption>
      <thead className="hidden border-b border-line-strong text-xs text-muted sm:table-header-group">
        <tr>
          <th className="py-2 text-start font-normal">{t('order:lines')}</th>
          <th className="text-end font-normal">{t('order:quantity')}</th>
          <th className="text-end font-normal">{t('order:each')}</th>
          <th className="text-end font-normal">{t('order:sum')}</th>
        </tr>
      </thead>
      <tbody className="block divide-y divide-line sm:table-row-group">
        {lines.map((line, at) => {
          const { product, quantity, unitPrice, specifications } = line;
          const name = product?.name || t('dashboard:products.unnamed');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and their order never changes.
            <tr key={at} className="block py-3 sm:table-row">
              <td className="block pb-1 sm:table-cell sm:py-2 sm:pe-4">
                {product?.id ? (
                  <a
                    className="font-semibold wrap-anywhere hover:underline"
                    href={href(`/product/${encodeURIComponent(product.id)}`)}
                  >
                    {name}
                  </a>
                ) : (
                  <span className="font-semibold wrap-anywhere">{name}</span>
                )}
                {specifications && (
                  <p className="text-xs text-muted wrap-anywhere whitespace-pre-line">
                    {t('dashboard:orders.specifications', { text: specifications })}
                  </p>
                )}
              </td>
              <td className={CELL_CLASS}>
                {label(t('order:quantity'))}
                {formatNumber(lang, quantity)}
              </td>
              <td className={CELL_CLASS}>
                {label(t('order:each'))}
                {formatMoney(lang, unitPrice)}
              </td>
              <td className={`${CELL_CLASS} font-semibold`}>
                {label(t('order:sum'))}
                {formatMoney(lang, orderTotal([line]))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
