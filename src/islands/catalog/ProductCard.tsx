// Product card: picture, name, key attributes, price and supplier (spec §2, Product list); or a compact row, as phones show it
// first (src/styles/card-rows.css).
import { type ComponentType, Fragment, useState } from 'react';
import { pictureSources } from '../../../contract/media.ts';
import { priceBasisText } from '../../i18n/price-basis.ts';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { foreignLang } from '../../i18n/script.ts';
import { categoryName } from '../../i18n/taxonomy.ts';
import { levelName } from '../../i18n/trade-names.ts';
import { formatNumber } from '../../ui/format/number.ts';
import { NoPicture } from '../../ui/NoPicture.tsx';
import { ProductName } from '../../ui/ProductName.tsx';
import { Price } from '../../ui/prices/Price.tsx';
import {
  type CardProduct,
  stockLabelClass,
  supplierIdSuffixOf,
} from '../product-list/catalog-card.ts';
import { CardIcon } from './CardIcon.tsx';
import { CompareBox } from './CompareBox.tsx';
import { Heart } from './Heart.tsx';

export type Loading = 'first' | 'eager' | 'lazy';

interface PictureProps {
  readonly path: string;
  readonly loading: Loading;
  readonly sizes: string;
}

function CardPicture({ path, loading, sizes }: PictureProps) {
  const [isMissing, setMissing] = useState(false);
  const { sources, src } = pictureSources(path);
  const isLazy = loading === 'lazy';
  if (isMissing) return <NoPicture />;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={isLazy ? `auto, ${sizes}` : sizes} />
      ))}
      <img
        src={src}
        // Empty, because the title follows immediately.
        alt=""
        width={640}
        height={480}
        loading={isLazy ? 'lazy' : undefined}
        // `sizes="auto"` works for lazy pictures only. A <source> can use it only if the <img> has it as well.
        sizes={isLazy ? 'auto' : undefined}
        fetchPriority={loading === 'first' ? 'high' : undefined}
        decoding="async"
        onError={() => setMissing(true)}
        // The picture may have failed to load before hydration, so that onError was not called.
        ref={(img) => {
          if (img?.complete && img.naturalWidth === 0) setMissing(true);
        }}
      />
    </picture>
  );
}

function Supplier({ product: { supplier, rating } }: { readonly product: CardProduct }) {
  const t = useT();
  const lang = useLang();
  if (!supplier && rating.count === 0) return null;
  const average = formatNumber(lang, rating.average);
  return (
    <>
      {supplier && (
        <p className="card-company">
          {supplier.name}
          {supplier.city && <span>{` · ${supplier.city}`}</span>}
        </p>
      )}
      <p className="card-marks">
        {supplier?.verified && (
          <span className={supplier.verified === 'jade' ? 'badge badge-jade' : 'badge'}>
            {supplier.verified === 'jade' && <CardIcon id="verified" />}
            {supplier.level === null ? (
              t('verified')
            ) : (
              <>
                <span>{`${t('verified')} · `}</span>
                {levelName(t, supplier.level)}
              </>
            )}
          </span>
        )}
        {rating.count > 0 && (
          <span className="card-rating">
            <CardIcon id="star" />
            <span aria-hidden>{`${average} (${formatNumber(lang, rating.count)})`}</span>
            <span className="sr-only">
              {t('catalog:card.rating', { average, count: rating.count })}
            </span>
          </span>
        )}
      </p>
    </>
  );
}

/** Title with the name in bold if it starts with the name; otherwise the name is on a line of its own. */
function Title({ title, name, as: Heading }: { title: string; name: string; as: 'h2' | 'h3' }) {
  const lang = useLang();
  const startsWithName = title.startsWith(name);
  return (
    <>
      <Heading className="card-title" lang={foreignLang(title, lang)}>
        <ProductName name={startsWithName ? name : title} />
        {startsWithName && title !== name && <span>{title.slice(name.length)}</span>}
      </Heading>
      {!startsWithName && (
        <p className="card-name" lang={foreignLang(name, lang)}>
          <ProductName name={name} />
        </p>
      )}
    </>
  );
}

/** Marks the placeholder as hydrated, so that src/scripts/own-products.ts may fill it. */
const markReady = (element: HTMLElement | null) => element?.setAttribute('data-own-ready', '');

/** Shown in place of the price at the factory. */
export type LandedPricePart = ComponentType<{ readonly product: CardProduct }>;

interface Props {
  readonly product: CardProduct;
  readonly loading: Loading;
  /** `sizes` of the picture (card-sizes.ts). */
  readonly sizes: string;
  /** Whether the inquiry page exists. */
  readonly canInquire: boolean;
  /** Heading level of the title on the surrounding page. */
  readonly heading: 'h2' | 'h3';
  readonly LandedPrice?: LandedPricePart | undefined;
}

export function ProductCard({ product, loading, sizes, canInquire, heading, LandedPrice }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { id, category, attributes, image, price, priceBasis, minOrderQuantity } = product;
  const name = product.name || t('catalog:card.noName');
  const title = product.title || name;
  const label = product.name || title;
  const summary = product.summary ?? '';
  const stock = product.stock ?? t('catalog:card.inStock');
  const path = encodeURIComponent(id);
  return (
    <article
      className="plate card"
      data-maker={supplierIdSuffixOf(product)}
      suppressHydrationWarning
    >
      <div className="card-picture">
        {image ? <CardPicture path={image} loading={loading} sizes={sizes} /> : <NoPicture />}
        <Heart id={id} label={t('catalog:card.save', { name: label })} />
      </div>
      <div className="card-body">
        <div className="card-text">
          <Title title={title} name={name} as={heading} />
          <p className="card-kind">
            <span className="badge card-category">
              {category?.id
                ? categoryName(t, category.id)
                : (category?.label ?? t('catalog:card.uncategorized'))}
            </span>
            <span className="card-stock">
              <span className={stockLabelClass(stock)}>{`${t('catalog:card.stock')} `}</span>
              <span lang={foreignLang(stock, lang)}>{stock}</span>
            </span>
          </p>
          <p className="card-summary" lang={foreignLang(summary, lang)}>
            {summary || t('catalog:card.noSummary')}
          </p>
          {attributes.length > 0 && (
            <dl className="card-attributes">
              {attributes.map((attribute) => (
                <Fragment key={attribute.name}>
                  <dt>{attribute.name}</dt>
                  <dd>{attribute.text}</dd>
                </Fragment>
              ))}
            </dl>
          )}
        </div>
      </div>
      <dl className="figures">
        {LandedPrice ? (
          <LandedPrice product={product} />
        ) : (
          <div>
            <dt>{t('catalog:card.price')}</dt>
            <dd>
              {price === null ? (
                t('catalog:card.noPrice')
              ) : (
                <>
                  <Price dollars={price} />{' '}
                  <span className={priceBasis ? 'card-basis' : 'card-basis unstated'}>
                    {priceBasisText(t, priceBasis)}
                  </span>
                </>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('catalog:card.moq')}</dt>
          <dd>{minOrderQuantity === null ? '-' : formatNumber(lang, minOrderQuantity)}</dd>
        </div>
      </dl>
      <div className="card-supplier">
        <Supplier product={product} />
      </div>
      <div className="card-links">
        <CompareBox id={id} name={label} label={t('catalog:card.compare')} />
        <a
          className="btn btn-quiet btn-small cover"
          href={href(`/product/${path}`)}
          aria-label={`${t('catalog:card.view')}: ${label}`}
          data-prefetch
        >
          <CardIcon id="view" />
          <span>{t('catalog:card.view')}</span>
        </a>
        {canInquire && (
          <a
            className="btn btn-bare btn-small only-buyer"
            href={href(`/inquiry/new/${path}`)}
            aria-label={`${t('catalog:card.inquire')}: ${label}`}
          >
            <CardIcon id="inquire" />
            <span>{t('catalog:card.inquire')}</span>
          </a>
        )}
        <div className="own-place" data-own="btn btn-bare btn-small" ref={markReady} />
      </div>
    </article>
  );
}
