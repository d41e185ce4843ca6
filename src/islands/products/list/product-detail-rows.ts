// Labeled values of a product for its details dialog, in the reader's language.
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import { priceBasisText } from '../../../i18n/price-basis.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { taxonName } from '../../../i18n/taxonomy.ts';
import { countryName } from '../../../i18n/trade-names.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import { formatZonedDateTime } from '../../../ui/format/zoned-date.ts';

export function useProductDetailRows(
  product: MyProduct,
): readonly (readonly [label: string, value: string])[] {
  const t = useT();
  const lang = useLang();
  const { category, subcategory, price, minOrderQuantity, rating, countryOfOrigin } = product;
  const none = t('myProducts:details.notGiven');
  return [
    [
      t('myProducts:details.category'),
      category ? taxonName(t, 'category', category) : t('myProducts:details.uncategorized'),
    ],
    [
      t('myProducts:details.subcategory'),
      subcategory ? taxonName(t, 'subcategory', subcategory) : none,
    ],
    [
      t('myProducts:products.price'),
      price === null ? t('suppliers:product.noPrice') : formatMoney(lang, price),
    ],
    [t('priceBasis:label'), priceBasisText(t, product.priceBasis)],
    [
      t('myProducts:products.moq'),
      minOrderQuantity === null ? none : formatNumber(lang, minOrderQuantity),
    ],
    [t('myProducts:details.stock'), product.stock ?? none],
    [
      t('myProducts:details.origin'),
      countryOfOrigin === null ? none : countryName(t, countryOfOrigin),
    ],
    [t('myProducts:products.views'), formatNumber(lang, product.views)],
    [t('myProducts:products.inquiries'), formatNumber(lang, product.inquiries)],
    [
      t('myProducts:details.rating'),
      rating.count === 0
        ? t('myProducts:details.noRating')
        : t('myProducts:details.ratingOf', {
            average: formatNumber(lang, rating.average),
            count: rating.count,
          }),
    ],
    [t('myProducts:details.created'), formatZonedDateTime(lang, product.createdAt) || none],
    [t('myProducts:details.updated'), formatZonedDateTime(lang, product.updatedAt) || none],
  ];
}
