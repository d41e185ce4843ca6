// Lines of an order: product, quantity and the unit price at the time of the order.
import type { OrderLine } from '../../../../contract/trade/order.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { formatMoney } from '../../../ui/format/money.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import { Thumbnail } from '../../dashboard/Thumbnail.tsx';

export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  return (
    <ul className="divide-y divide-line">
      {lines.map(({ product, quantity, unitPrice, specifications }, at) => {
        const name = product?.name || t('dashboard:products.unnamed');
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and their order never changes.
            key={at}
            className="flex items-center gap-3 px-4 py-3"
          >
            <Thumbnail path={product?.images[0]} />
            <div className="grid min-w-0 flex-1 gap-0.5">
              <p className="font-semibold wrap-anywhere">
                {product?.id ? (
                  <a
                    className="hover:underline"
                    href={href(`/product/${encodeURIComponent(product.id)}`)}
                  >
                    {name}
                  </a>
                ) : (
                  name
                )}
              </p>
              {specifications && (
                <p className="line-clamp-2 text-xs text-muted wrap-anywhere">
                  {t('dashboard:orders.specifications', { text: specifications })}
                </p>
              )}
            </div>
            <p className="text-sm whitespace-nowrap tabular-nums">
              {t('dashboard:orders.line', {
                quantity: formatNumber(lang, quantity),
                price: formatMoney(lang, unitPrice),
              })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
