// Rows of a comparison about suppliers and terms: verification, price, lead time, minimum order, origin and the like.
import type { Product } from '../../../contract/catalog/product.ts';
import type words from '../../../locales/en/compare.json';
import { type Lang, localHref } from '../../i18n/language.ts';
import { priceBasisText } from '../../i18n/price-basis.ts';
import { countryName, levelName } from '../../i18n/trade-names.ts';
import type { TranslateFunction } from '../../i18n/translator.ts';
import { undocumentedText } from '../../i18n/undocumented.ts';
import { formatMoney } from '../../ui/format/money.ts';
import { joinWords } from '../../ui/format/punctuation.ts';
import { supplierHref } from '../catalog/actions.ts';
import type { SpecificationRows } from '../catalog/specification-rows.ts';
import { type CompareRow, compareRow, type Mark, statedRows, type Value } from './compare-rows.ts';
import { durationDays } from './durations.ts';

/** A product, and its free specifications as its own page sorts them. */
export interface Column {
  readonly product: Product;
  readonly rows: SpecificationRows;
}

const textOnly = (text: string | null | undefined): Value | null =>
  text === null || text === undefined || text === '' ? null : { text, amount: null };

function verificationOf(t: TranslateFunction, { supplier }: Product): string | null {
  if (supplier === null) return null;
  if (!supplier.isVerified) return t('compare:unverified');
  if (supplier.isUndocumented) return undocumentedText(t, supplier.level);
  return supplier.level === null
    ? t('verified')
    : `${t('verified')} · ${levelName(t, supplier.level)}`;
}

/** Without the rows in which no product states anything. */
export function termRows(
  t: TranslateFunction,
  lang: Lang,
  columns: readonly Column[],
): CompareRow[] {
  const row = (
    key: keyof typeof words.rows,
    read: (column: Column) => Value | null,
    mark: Mark | null = null,
  ): CompareRow => compareRow(key, t(`compare:rows.${key}`), columns.map(read), mark);
  const fact = (kind: SpecificationRows['facts'][number]['kind'], { rows }: Column) =>
    rows.facts.find((each) => each.kind === kind)?.text;
  const duration = (text: string | null | undefined): Value | null =>
    text ? { text, amount: durationDays(text) } : null;
  return statedRows([
    row('supplier', ({ product }) => {
      const { supplier } = product;
      const href = supplierHref(product);
      return {
        text: supplier?.companyName || supplier?.name || t('product:maker.unnamed'),
        amount: null,
        href: href === null ? undefined : localHref(lang, href),
      };
    }),
    row('verification', ({ product }) => textOnly(verificationOf(t, product))),
    row('type', ({ product }) => textOnly(product.machineType?.name)),
    row(
      'price',
      ({ product: { price } }) => ({
        text: price === null ? t('product:side.noPrice') : formatMoney(lang, price),
        amount: price,
        dollars: price ?? undefined,
      }),
      'lowest',
    ),
    row('priceBasis', ({ product }) => ({
      text:
        product.price === null ? '' : priceBasisText(t, product.priceBasis, product.supplier?.city),
      amount: null,
    })),
    row('leadTime', (column) => duration(fact('leadTime', column)), 'shortest'),
    row(
      'minOrder',
      ({ product: { minOrderQuantity: count } }) =>
        count === null ? null : { text: t('product:facts.units', { count }), amount: count },
      'lowest',
    ),
    row('origin', ({ product: { countryOfOrigin: country } }) =>
      textOnly(country && countryName(t, country)),
    ),
    row('stock', ({ product }) => duration(product.stock), 'shortest'),
    row('warranty', (column) => duration(fact('warranty', column)), 'longest'),
    row('spares', (column) => textOnly(fact('spares', column))),
    row('certifications', ({ product }) => textOnly(joinWords(lang, product.certifications))),
    row('hsCode', (column) => textOnly(fact('hsCode', column))),
  ]);
}
