// Product card: picture, key figures and supplier (spec §2, Product list).
import BadgeCheck from 'lucide-react/icons/badge-check';
import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import { pictureSources } from '../../../contract/media.ts';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { foreignLang } from '../../i18n/script.ts';
import { categoryName } from '../../i18n/taxonomy.ts';
import { formatMoney } from '../../ui/format/money.ts';
import { formatNumber } from '../../ui/format/number.ts';
import { NoPicture } from '../../ui/NoPicture.tsx';
import { type CardProduct, supplierIdSuffixOf } from './catalog-card.ts';

/** Approximate picture width per viewport width; ProductGrid.tsx defines the columns. */
const SIZES = '(min-width: 84rem) 15.5rem, (min-width: 72rem) 19vw, (min-width: 40rem) 32vw, 48vw';

export type Loading = 'first' | 'eager' | 'lazy';

function CardPicture({ path, loading }: { readonly path: string; readonly loading: Loading }) {
  const [isMissing, setMissing] = useState(false);
  const { sources, src } = pictureSources(path);
  if (isMissing) return <NoPicture />;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={SIZES} />
      ))}
      <img
        className="aspect-4/3 h-auto w-full object-contain"
        src={src}
        // Empty, because the title follows immediately.
        alt=""
        width={640}
        height={480}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={loading === 'first' ? 'high' : 'auto'}
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
  return (
    <div className="grid gap-1 text-xs text-muted">
      {supplier && (
        <p className="line-clamp-2">
          {supplier.name}
          {supplier.city && <span className="whitespace-nowrap"> · {supplier.city}</span>}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-2 empty:hidden">
        {supplier?.isVerified && (
          <span className="badge badge-jade">
            <BadgeCheck aria-hidden />
            {t('verified')}
          </span>
        )}
        {rating.count > 0 && (
          <span className="inline-flex items-center gap-1 tabular-nums">
            <Star className="size-3.5 fill-saffron stroke-ink stroke-[1.5]" />
            <span aria-hidden>
              {formatNumber(lang, rating.average)} ({formatNumber(lang, rating.count)})
            </span>
            <span className="sr-only">
              {t('catalog:card.rating', {
                average: formatNumber(lang, rating.average),
                count: rating.count,
              })}
            </span>
          </span>
        )}
      </p>
    </div>
  );
}

/** Title with the name in bold if it starts with the name; otherwise the name is on a line of its own. */
function Title({ title, name, as: Heading }: { title: string; name: string; as: 'h2' | 'h3' }) {
  const lang = useLang();
  const startsWithName = title.startsWith(name);
  return (
    <>
      <Heading className="line-clamp-4 text-sm" lang={foreignLang(title, lang)}>
        {startsWithName ? name : title}
        {startsWithName && title !== name && (
          <span className="font-sans font-normal">{title.slice(name.length)}</span>
        )}
      </Heading>
      {!startsWithName && (
        <p className="line-clamp-2 text-sm" lang={foreignLang(name, lang)}>
          {name}
        </p>
      )}
    </>
  );
}

/** Marks the placeholder as hydrated, so that src/scripts/own-products.ts may fill it. */
const markReady = (element: HTMLElement | null) => element?.setAttribute('data-own-ready', '');

interface Props {
  readonly product: CardProduct;
  readonly loading?: Loading;
  /** Whether the inquiry page exists. */
  readonly canInquire: boolean;
  /** Heading level of the title on the surrounding page. */
  readonly heading?: 'h2' | 'h3';
}

export function ProductCard({ product, loading = 'lazy', canInquire, heading = 'h2' }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { id, category, image, price, minOrderQuantity } = product;
  const title = product.title || product.name || t('catalog:card.noName');
  const name = product.name || t('catalog:card.noName');
  const path = encodeURIComponent(id);
  return (
    <article
      className="plate relative flex h-full flex-col overflow-hidden hover:border-line-strong"
      data-maker={supplierIdSuffixOf(product)}
      suppressHydrationWarning
    >
      <div className="border-b border-line">
        {image ? <CardPicture path={image} loading={loading} /> : <NoPicture />}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-3">
        <div className="grid grid-cols-1 gap-1">
          <p className="badge mb-1 max-w-full justify-self-start">
            <span className="truncate">
              {category?.id
                ? categoryName(t, category.id)
                : (category?.label ?? t('catalog:card.uncategorized'))}
            </span>
          </p>
          <Title title={title} name={name} as={heading} />
          <p
            className="line-clamp-2 text-xs text-muted"
            lang={foreignLang(product.summary ?? '', lang)}
          >
            {product.summary ?? t('catalog:card.noSummary')}
          </p>
        </div>
        <div className="mt-auto pt-1">
          <Supplier product={product} />
        </div>
      </div>
      <dl className="figures grid-cols-[1fr_auto] border-b-0">
        <div>
          <dt>{t('catalog:card.price')}</dt>
          <dd className="font-head text-lg">
            {price === null ? t('catalog:card.noPrice') : formatMoney(lang, price)}
          </dd>
        </div>
        <div>
          <dt>{t('catalog:card.moq')}</dt>
          <dd>{minOrderQuantity === null ? '-' : formatNumber(lang, minOrderQuantity)}</dd>
        </div>
        <div className="col-span-2">
          <dt>{t('catalog:card.stock')}</dt>
          <dd lang={foreignLang(product.stock ?? '', lang)}>
            {product.stock ?? t('catalog:card.inStock')}
          </dd>
        </div>
      </dl>
      <div className="grid gap-2 border-t border-line p-3">
        <a
          className="btn btn-quiet btn-small cover"
          href={href(`/product/${path}`)}
          aria-label={`${t('catalog:card.view')}: ${title}`}
          data-prefetch
        >
          {t('catalog:card.view')}
        </a>
        {canInquire && (
          <a
            className="btn btn-bare btn-small only-buyer relative"
            href={href(`/inquiry/new/${path}`)}
            aria-label={`${t('catalog:card.inquire')}: ${title}`}
          >
            {t('catalog:card.inquire')}
          </a>
        )}
        <div className="own-place relative" data-own="btn btn-bare btn-small" ref={markReady} />
      </div>
    </article>
  );
}
