// Labeled values of a product for its details dialog, in the reader's language.
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { taxonName } from '../../../i18n/taxonomy.ts';
import { countryName } from '../../../i18n/trade-names.ts';
import { formatDateTime } from '../../../ui/format/date.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { formatNumber } from '../../../ui/format/number.ts';

export function useProductDetailRows(
  product: MyProduct,
): readonly (readonly [label: string, value: string])[] {
  const t = useT();
  const lang = useLang();
  const { category, subcategory, price, minOrderQuantity, rating, countryOfOrigin } = product;
  const none = t('dashboard:details.notGiven');
  return [
    [
      t('dashboard:details.category'),
      category ? taxonName(t, 'category', category) : t('dashboard:details.uncategorized'),
    ],
    [
      t('dashboard:details.subcategory'),
      subcategory ? taxonName(t, 'subcategory', subcategory) : none,
    ],
    [
      t('dashboard:products.price'),
      price === null ? t('suppliers:product.noPrice') : formatMoney(lang, price),
    ],
    [
      t('dashboard:products.moq'),
      minOrderQuantity === null ? none : formatNumber(lang, minOrderQuantity),
    ],
    [t('dashboard:details.stock'), product.stock ?? none],
    [
      t('dashboard:details.origin'),
      countryOfOrigin === null ? none : countryName(t, countryOfOrigin),
    ],
    [t('dashboard:products.views'), formatNumber(lang, product.views)],
    [t('dashboard:products.inquiries'), formatNumber(lang, product.inquiries)],
    [
      t('dashboard:details.rating'),
      rating.count === 0
        ? t('dashboard:details.noRating')
        : t('dashboard:details.ratingOf', {
            average: formatNumber(lang, rating.average),
            count: rating.count,
          }),
    ],
    [t('dashboard:details.created'), formatDateTime(lang, product.createdAt) || none],
    [t('dashboard:details.updated'), formatDateTime(lang, product.updatedAt) || none],
  ];
}
