// Supplier card in the directory: company, location, business type and number of products (spec §2). On phones a compact row
// (src/components/suppliers/supplier-rows.css).
import BadgeCheck from 'lucide-react/icons/badge-check';
import ExternalLink from 'lucide-react/icons/external-link';
import { mediaUrl } from '../../../contract/media.ts';
import { placeName } from '../../i18n/place.ts';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { foreignLang } from '../../i18n/script.ts';
import { categoryName } from '../../i18n/taxonomy.ts';
import { businessTypeName, countryName, levelName } from '../../i18n/trade-names.ts';
import { undocumentedText } from '../../i18n/undocumented.ts';
import { formatList } from '../../ui/format/list.ts';
import { formatNumber, formatRating } from '../../ui/format/number.ts';
import { Avatar } from './Avatar.tsx';
import { withinText } from './answer-texts.ts';
import type { CardSupplier } from './suppliers-card.ts';

export function SupplierCard({ supplier }: { readonly supplier: CardSupplier }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { city, country, establishedYear, businessType, website, level, rating } = supplier;
  const name = supplier.company || t('suppliers:card.unnamed');
  const path = `/supplier/${encodeURIComponent(supplier.id)}`;
  const makeNames = supplier.makes.length
    ? supplier.makes.map((type) => type.name)
    : supplier.categories.map((id) => categoryName(t, id));
  const makes = supplier.makes.length
    ? supplier.makes.map((type) => (
        <a
          key={type.id}
          className="link relative z-1 inline-flex items-center pointer-coarse:min-h-11"
          href={href(`${path}?type=${encodeURIComponent(type.id)}#products`)}
        >
          {type.name}
        </a>
      ))
    : makeNames;
  const place = placeName(lang, [city, country && countryName(t, country)]);
  return (
    <article className="supplier-card plate relative flex h-full flex-col hover:border-line-strong">
      {supplier.factory && (
        <img
          className="aspect-[10/3] w-full border-b border-line bg-well object-cover dark:brightness-80"
          src={mediaUrl(supplier.factory)}
          alt=""
          width={640}
          height={192}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className="supplier-head flex gap-3 p-3 md:p-4">
        <Avatar name={name} initials={supplier.initials} avatar={supplier.avatar} />
        <div className="supplier-facts grid min-w-0 flex-1 content-start gap-1">
          <h2 className="text-base" lang={foreignLang(name, lang)}>
            {name}
          </h2>
          <div className="supplier-place grid gap-1">
            <p className="text-sm text-muted">{place || t('suppliers:card.noPlace')}</p>
            {/* Every review has a text of at least 20 characters (contract/reviews), so that no score is without words. */}
            {rating.count > 0 && (
              <p className="text-sm">
                <span className="font-semibold tabular-nums" aria-hidden>
                  ★ {formatRating(lang, rating.average)}
                </span>{' '}
                <span className="sr-only">
                  {t('suppliers:card.rated', { average: formatRating(lang, rating.average) })},
                </span>{' '}
                <span className="text-muted max-md:sr-only">
                  {t('suppliers:card.reviews', {
                    count: rating.count,
                    total: formatNumber(lang, rating.count),
                  })}
                </span>
              </p>
            )}
          </div>
          {supplier.isVerified && (
            <p className="flex flex-wrap items-center gap-1">
              {supplier.isUndocumented ? (
                <span className="badge">{undocumentedText(t, level)}</span>
              ) : (
                <>
                  <span className="badge badge-jade">
                    <BadgeCheck aria-hidden />
                    <span className={level ? 'max-md:sr-only' : undefined}>{t('verified')}</span>
                  </span>
                  {level && <span className="badge">{levelName(t, level)}</span>}
                </>
              )}
              <span className="checked-note text-xs text-muted">{supplier.checkedNote}</span>
            </p>
          )}
          {/* In a row of links each would be too small for a finger. */}
          <p className="makes-text text-xs text-muted md:hidden">{formatList(lang, makeNames)}</p>
        </div>
      </div>
      {makes.length > 0 && (
        <ul className="makes flex flex-wrap gap-x-3 gap-y-1 px-4 pb-4 text-xs text-muted">
          {makes.map((each, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
            <li key={at}>{each}</li>
          ))}
        </ul>
      )}
      <dl className="figures mt-auto flex flex-wrap *:grow">
        <div>
          <dt>{t('suppliers:profile.products')}</dt>
          <dd>{formatNumber(lang, supplier.productCount)}</dd>
        </div>
        {businessType && (
          <div>
            <dt className="max-md:sr-only">{t('suppliers:form.businessType')}</dt>
            <dd>{businessTypeName(t, businessType)}</dd>
          </div>
        )}
        {establishedYear !== null && (
          <div className="in-card">
            <dt>{t('suppliers:profile.established')}</dt>
            <dd>{establishedYear}</dd>
          </div>
        )}
        {supplier.marketCount > 0 && (
          <div className="in-card">
            <dt>{t('suppliers:card.markets')}</dt>
            <dd>{t('suppliers:card.countries', { count: supplier.marketCount })}</dd>
          </div>
        )}
        {supplier.answers && (
          <div>
            <dt>{t('suppliers:card.answers')}</dt>
            <dd>{withinText(t, supplier.answers.hours)}</dd>
          </div>
        )}
      </dl>
      <div className="supplier-links flex flex-wrap gap-2 p-3">
        <a className="btn btn-quiet cover flex-1" href={href(path)} data-prefetch>
          {t('suppliers:card.profile')}
          <span className="sr-only">: {name}</span>
        </a>
        {website && (
          <a
            className="website btn btn-bare relative"
            href={website}
            target="_blank"
            rel="noopener nofollow ugc"
          >
            {t('suppliers:card.website')}
            <span className="sr-only">: {t('suppliers:card.websiteOf', { name })}</span>
            <ExternalLink aria-hidden />
          </a>
        )}
      </div>
    </article>
  );
}
