// Buyer dialogs of a product page. The island is hidden at first; it and React are loaded when a buyer opens a dialog.
import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { User } from '../../../contract/accounts/user.ts';
import { ENQUIRIES_TOASTS } from '../../../contract/toasts/enquiries.ts';
import { ORDERS_TOASTS } from '../../../contract/toasts/orders.ts';
import type { PlacedOrder } from '../../../contract/trade/orders.ts';
import { appApi } from '../../api/app.ts';
import { I18nProvider, type LocalizedProps, useHref, useLang, useT } from '../../i18n/react.tsx';
import { $account, retryAccount, startAccount } from '../../stores/account.ts';
import { showToast, toastTexts } from '../../stores/toasts.ts';
import { Toasts } from '../../ui/toasts/Toasts.tsx';
import { $buyerWindowRequest, type BuyerWindow } from './buyer-window.ts';
import type { Offer } from './orders/offer.ts';

const EnquiryDialog = lazy(() => import('./enquiries/EnquiryDialog.tsx'));
const OrderDialog = lazy(() => import('./orders/OrderDialog.tsx'));
const OrderPlaced = lazy(() => import('./orders/OrderPlaced.tsx'));

/** The buyer is fixed on opening: if the session ends, the dialog stays open with its input. */
interface OpenWindow {
  readonly kind: BuyerWindow;
  readonly buyer: User;
}

function BuyerWindowsContent({ offer }: { readonly offer: Offer }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const account = useStore($account);
  const request = useStore($buyerWindowRequest);
  const [handledCount, setHandledCount] = useState(0);
  const [open, setOpen] = useState<OpenWindow | null>(null);
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  const isPending = request !== null && request.count > handledCount;

  useEffect(() => startAccount(appApi(lang)), [lang]);

  useEffect(() => {
    if (!isPending || account.status === 'unknown' || account.status === 'loading') return;
    setHandledCount(request.count);
    const { kind } = request;
    const buyersOnlyToast = (kind === 'order' ? ORDERS_TOASTS : ENQUIRIES_TOASTS).buyersOnly;
    if (account.status === 'unreachable') {
      showToast('error', { text: account.message });
      retryAccount();
    } else if (account.status === 'signed-in' && account.user.role === 'buyer') {
      setPlaced(null);
      setOpen({ kind, buyer: account.user });
    } else showToast('error', toastTexts(buyersOnlyToast, lang));
  }, [account, request, isPending, lang]);

  const close = (): void => setOpen(null);
  const { price, supplierId } = offer;
  const orderHref = ({ data }: PlacedOrder): string =>
    href(data ? `/dashboard/orders/${encodeURIComponent(data.id)}` : '/dashboard?tab=orders');
  return (
    <>
      {/* The island uses client:visible: it is hydrated once this line is no longer hidden. */}
      {(isPending || request === null) && <p className="text-sm text-muted">{t('ui.loading')}</p>}
      <Suspense fallback={<p className="text-sm text-muted">{t('ui.loading')}</p>}>
        {open?.kind === 'inquiry' && (
          <EnquiryDialog offer={offer} buyer={open.buyer} onClose={close} />
        )}
        {open?.kind === 'order' && price !== null && supplierId !== null && (
          <OrderDialog
            offer={{ ...offer, price, supplierId }}
            buyer={open.buyer}
            onClose={close}
            onPlaced={(order) => {
              close();
              setPlaced(order);
            }}
          />
        )}
        {placed && (
          <OrderPlaced
            message={placed.message}
            orderHref={orderHref(placed)}
            company={offer.company}
            onClose={() => setPlaced(null)}
          />
        )}
      </Suspense>
      <Toasts />
    </>
  );
}

export default function BuyerWindows({ lang, offer }: LocalizedProps & { readonly offer: Offer }) {
  return (
    <I18nProvider lang={lang}>
      <BuyerWindowsContent offer={offer} />
    </I18nProvider>
  );
}
