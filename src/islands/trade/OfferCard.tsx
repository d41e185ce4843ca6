// Card of the product above its enquiry or order form: picture, name, supplier, price and minimum order.
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { formatMoney } from '../../ui/format/money.ts';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import type { Offer } from './orders/offer.ts';

/** Needs the namespace 'enquiryForm' or 'orderForm', which has the texts. */
export function OfferCard({ offer }: { readonly offer: Offer }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { productId, name, company, image, price, minOrderQuantity } = offer;
  return (
    <section
      className="plate flex items-center gap-4 p-3"
      aria-label={t('enquiryForm:about')}
      data-offer
    >
      <Thumbnail path={image} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="font-semibold wrap-anywhere">
          <a className="hover:underline" href={href(`/product/${encodeURIComponent(productId)}`)}>
            {name}
          </a>
        </p>
        <p className="text-sm text-muted wrap-anywhere">{company}</p>
        <p className="text-sm tabular-nums">
          <span className="font-semibold">
            {price === null
              ? t('enquiryForm:noPrice')
              : t('enquiryForm:price', { price: formatMoney(lang, price) })}
          </span>
          {minOrderQuantity !== null && (
            <span className="text-muted">
              {' · '}
              {t('enquiryForm:minOrder', { count: minOrderQuantity })}
            </span>
          )}
        </p>
      </div>
    </section>
  );
}
