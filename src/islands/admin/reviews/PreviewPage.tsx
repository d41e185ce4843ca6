// Content of the product page for the preview in a review: same order and texts, without the buttons for buyers.
import type { ReactNode } from 'react';
import type { Product } from '../../../../contract/catalog/product.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { specificationRows } from '../../../components/catalog/specification-rows.ts';
import { voltageFitOf } from '../../../components/catalog/voltage-fit.ts';
import { priceBasisText } from '../../../i18n/price-basis.ts';
import { I18nProvider, useLang, useT } from '../../../i18n/react.tsx';
import { foreignLang } from '../../../i18n/script.ts';
import { taxonNames } from '../../../i18n/taxonomy.ts';
import { countryName } from '../../../i18n/trade-names.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { Media } from './Media.tsx';

interface Props {
  readonly product: Product;
  readonly lang: Lang;
}

export default function PreviewPage({ product, lang }: Props) {
  return (
    <>
      {/* In the admin's language: its labels are not those of the page. */}
      <div className="p-4">
        <Media images={product.images} video={product.video} />
      </div>
      <I18nProvider lang={lang}>
        <div lang={lang} className="divide-y divide-line border-t border-line">
          <Side product={product} />
          <Details product={product} />
        </div>
      </I18nProvider>
    </>
  );
}

function Side({ product }: { readonly product: Product }) {
  const t = useT();
  const lang = useLang();
  const { name, title, price, priceBasis, minOrderQuantity, countryOfOrigin, stock, attributes } =
    product;
  const badges = taxonNames(t, product);
  const isTitleRepeated =
    title === name || (attributes.some(({ isKey }) => isKey) && title.startsWith(name));
  return (
    <div className="grid gap-3 p-4">
      <h4 className="text-xl wrap-anywhere" lang={foreignLang(name, lang)}>
        {name}
      </h4>
      {!isTitleRepeated && (
        <p className="text-sm text-muted wrap-anywhere" lang={foreignLang(title, lang)}>
          {title}
        </p>
      )}
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-head text-lg font-semibold">
          {price === null ? t('product:side.noPrice') : formatMoney(lang, price)}
        </span>
        {price !== null && <span className="text-sm text-muted">{t('product:side.each')}</span>}
      </p>
      {price !== null && (
        <p className="text-sm">{priceBasisText(t, priceBasis, product.supplier?.city)}</p>
      )}
      {minOrderQuantity !== null && (
        <p className="tabular-nums">{t('product:side.minOrder', { count: minOrderQuantity })}</p>
      )}
      <ul className="flex flex-wrap gap-2">
        {badges.map((badge) => (
          <li key={badge} className="badge">
            {badge}
          </li>
        ))}
        {badges.length === 0 && <li className="badge">{t('product:side.uncategorized')}</li>}
      </ul>
      <Rows
        rows={[
          ...(countryOfOrigin === null
            ? []
            : [[t('product:side.origin'), countryName(t, countryOfOrigin)] as const]),
          [t('product:side.stock'), stock ?? t('product:side.inStock')],
        ]}
      />
    </div>
  );
}

function Details({ product }: { readonly product: Product }) {
  const t = useT();
  const lang = useLang();
  const { summary, description, certifications, tags, attributes, machineType } = product;
  const rows = specificationRows(product);
  const foreign = (text: string) => foreignLang(text, lang);
  const specifications = attributes.length > 0 ? 'otherSpecifications' : 'specifications';
  return (
    <>
      {attributes.length > 0 && (
        <Part
          title={[t('product:attributes'), machineType?.name].filter((each) => each).join(' · ')}
        >
          <Rows rows={attributes.map(({ name, text }) => [name, text] as const)} />
        </Part>
      )}
      <Facts product={product} />
      {summary !== null && (
        <Part title={t('product:details.summary')}>
          <p className="max-w-prose wrap-anywhere" lang={foreign(summary)}>
            {summary}
          </p>
        </Part>
      )}
      {description !== '' && (
        <Part title={t('product:details.description')}>
          <p className="max-w-prose wrap-anywhere whitespace-pre-line" lang={foreign(description)}>
            {description}
          </p>
        </Part>
      )}
      {rows.others.length > 0 && (
        <Part title={t(`product:details.${specifications}`)}>
          <Rows rows={rows.others} />
        </Part>
      )}
      {certifications.length > 0 && (
        <Part title={t('product:details.certifications')}>
          <Badges texts={certifications} />
        </Part>
      )}
      {tags.length > 0 && (
        <Part title={t('product:details.tags')}>
          <Badges texts={tags} />
        </Part>
      )}
    </>
  );
}

function Facts({ product }: { readonly product: Product }) {
  const t = useT();
  const { facts, supplyText } = specificationRows(product);
  const voltage = voltageFitOf(product, supplyText);
  const rows: (readonly [string, string])[] = facts.map(
    ({ kind, text }) => [t(`product:facts.${kind}`), text] as const,
  );
  if (voltage !== null)
    rows.unshift([
      t('product:facts.voltage'),
      voltage.kind === 'ask'
        ? t('product:facts.ask', { volts: voltage.volts, wanted: voltage.wanted })
        : t(`product:facts.${voltage.kind}`, { volts: voltage.volts }),
    ]);
  if (rows.length === 0) return null;
  return (
    <Part title={t('product:facts.title')}>
      <Rows rows={rows} />
    </Part>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="grid gap-2 p-4">
    <h4 className="text-base">{title}</h4>
    {children}
  </div>
);

function Rows({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  const lang = useLang();
  return (
    <dl className="max-w-prose divide-y divide-line border-y border-line text-sm">
      {rows.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[2fr_3fr] gap-3 py-2">
          <dt className="font-semibold wrap-anywhere" lang={foreignLang(label, lang)}>
            {label}
          </dt>
          <dd className="wrap-anywhere" lang={foreignLang(value, lang)}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Badges({ texts }: { readonly texts: readonly string[] }) {
  const lang = useLang();
  return (
    <ul className="flex flex-wrap gap-2">
      {texts.map((text) => (
        <li key={text} className="badge" lang={foreignLang(text, lang)}>
          {text}
        </li>
      ))}
    </ul>
  );
}
