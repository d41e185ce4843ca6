// Columns of the tables of saved and of viewed products: the product, its supplier, its price, and a time.
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import type { Instant } from '../../ui/format/date.ts';
import { formatMoney } from '../../ui/format/money.ts';
import { DateCell } from '../../ui/list/DateCell.tsx';
import type { Column } from '../../ui/list/DenseTable.tsx';
import { ReaderText } from '../../ui/ReaderText.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import type { CardProduct } from '../product-list/catalog-card.ts';

export interface ProductLine {
  readonly id: string;
  readonly name: string;
  /** null if the product is no longer public. */
  readonly card: CardProduct | null;
  readonly at: Instant;
  /** Text of what has changed since the product was saved; '' if nothing has. */
  readonly note: string;
}

function LineName({ line, price }: { readonly line: ProductLine; readonly price: string }) {
  const t = useT();
  const href = useHref();
  const { id, name, card, note } = line;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Thumbnail path={card?.image} isSmall />
      <div className="grid min-w-0 flex-1">
        {card ? (
          <a
            className="truncate font-semibold hover:underline"
            href={href(`/product/${encodeURIComponent(id)}`)}
          >
            <ReaderText text={name} />
          </a>
        ) : (
          <span className="truncate font-semibold text-muted">
            <ReaderText text={name} />
          </span>
        )}
        <p className="flex min-w-0 items-center gap-2 text-xs text-muted tabular-nums">
          {price && <span className="flex-none md:hidden">{price}</span>}
          <span className="truncate">
            {card ? note || card.supplier?.name : t('favourites:gone')}
          </span>
        </p>
      </div>
    </div>
  );
}

/** `timeLabel` is the header of the column with the times. */
export function useLineColumns(timeLabel: string): readonly Column<ProductLine>[] {
  const t = useT();
  const lang = useLang();
  const priceOf = ({ card }: ProductLine): string => {
    if (!card) return '';
    return card.price === null ? t('suppliers:product.noPrice') : formatMoney(lang, card.price);
  };
  return [
    {
      key: 'name',
      label: t('favourites:table.product'),
      phone: 'main',
      cell: (line) => <LineName line={line} price={priceOf(line)} />,
    },
    {
      key: 'price',
      label: t('favourites:table.price'),
      isNumber: true,
      phone: 'hidden',
      cell: priceOf,
    },
    {
      key: 'at',
      label: timeLabel,
      phone: 'hidden',
      cell: ({ at }) => <DateCell at={at} />,
    },
  ];
}
