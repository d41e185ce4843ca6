// Buyer dialogs of a product page. The island is hidden at first; it and React are loaded when a buyer opens a dialog.
import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { User } from '../../../contract/accounts/user-reader.ts';
import { ENQUIRIES_TOASTS } from '../../../contract/toasts/enquiries.ts';
import { ORDERS_TOASTS } from '../../../contract/toasts/orders.ts';
import type { PlacedOrder } from '../../../contract/trade/order-reader.ts';
import { appApi } from '../../api/app.ts';
import { type Spoken, Strings, useHref, useLang, useT } from '../../i18n/react.tsx';
import { $account, retryAccount, startAccount } from '../../stores/account.ts';
import { notify, wordsOf } from '../../stores/toasts.ts';
import { Toasts } from '../../ui/toasts/Toasts.tsx';
import { $buyerAsked, type BuyerWindow } from './buyer-asked.ts';
import { OrderPlaced } from './orders/OrderPlaced.tsx';
import type { Offer } from './orders/offer.ts';

const InquiryDialog = lazy(() => import('./enquiries/InquiryDialog.tsx'));
const OrderDialog = lazy(() => import('./orders/OrderDialog.tsx'));

/** The buyer is fixed on opening: if the session ends, the dialog stays open with its input. */
interface Open {
  readonly what: BuyerWindow;
  readonly buyer: User;
}

function Windows({ offer }: { readonly offer: Offer }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const account = useStore($account);
  const asked = useStore($buyerAsked);
  const [answered, setAnswered] = useState(0);
  const [open, setOpen] = useState<Open | null>(null);
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  const waits = asked !== null && asked.times > answered;

  useEffect(() => startAccount(appApi(lang)), [lang]);

  useEffect(() => {
    if (!waits || account.status === 'unknown' || account.status === 'loading') return;
    setAnswered(asked.times);
    const { what } = asked;
    const only = (what === 'order' ? ORDERS_TOASTS : ENQUIRIES_TOASTS).buyersOnly;
    if (account.status === 'unreachable') {
      notify('error', { text: account.message });
      retryAccount();
    } else if (account.status === 'signed-in' && account.user.role === 'buyer') {
      setPlaced(null);
      setOpen({ what, buyer: account.user });
    } else notify('error', wordsOf(only, lang));
  }, [account, asked, waits, lang]);

  const close = (): void => setOpen(null);
  const { price, supplierId } = offer;
  return (
    <>
      {/* The island uses client:visible: it is hydrated once this line is no longer hidden. */}
      {(waits || asked === null) && <p className="text-sm text-muted">{t('ui.loading')}</p>}
      <Suspense fallback={<p className="text-sm text-muted">{t('ui.loading')}</p>}>
        {open?.what === 'inquiry' && <InquiryDialog offer={offer} onClose={close} />}
        {open?.what === 'order' && price !== null && supplierId !== null && (
          <OrderDialog
            offer={{ ...offer, price, supplierId }}
            buyer={open.buyer}
            onClose={close}
            onPlaced={(order) => {
              close();
              setPlaced(order);
              notify('success', { text: order.message ?? t('order:place.placed') });
            }}
          />
        )}
      </Suspense>
      {placed && (
        <OrderPlaced
          href={href(
            placed.order
              ? `/dashboard/orders/${encodeURIComponent(placed.order.id)}`
              : '/dashboard?tab=orders',
          )}
        />
      )}
      <Toasts />
    </>
  );
}

export default function BuyerWindows({ lang, strings, offer }: Spoken & { readonly offer: Offer }) {
  return (
    <Strings lang={lang} strings={strings}>
      <Windows offer={offer} />
    </Strings>
  );
}
