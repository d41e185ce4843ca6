// Buyer dialogs of a product page. The island is hidden at first; it and React are loaded when a buyer opens a dialog.
import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { User } from '../../../contract/accounts/user.ts';
import { BACKEND_TEXTS } from '../../../contract/messages/backend.ts';
import { ENQUIRIES_TOASTS } from '../../../contract/toasts/enquiries.ts';
import { ORDERS_TOASTS } from '../../../contract/toasts/orders.ts';
import type { PlacedOrder } from '../../../contract/trade/orders.ts';
import { I18nProvider, type LocalizedProps, useHref, useLang } from '../../i18n/react.tsx';
import { $account, retryAccount, startAccount } from '../../stores/account.ts';
import { appApi } from '../../stores/app-api.ts';
import { Toasts } from '../../toasts/Toasts.tsx';
import { showToast, toastTexts } from '../../toasts/toasts.ts';
import { type BuyerWindow, buyerWindows } from './buyer-window.ts';
import type { Offer } from './orders/offer.ts';

const LOADERS = {
  inquiry: () => import('./enquiries/EnquiryDialog.tsx'),
  order: () => import('./orders/OrderDialog.tsx'),
} as const;
/** Both arrive with the island, which loads for a press, or for a buyer while the page is idle. */
if (!import.meta.env.SSR) void Promise.allSettled([LOADERS.inquiry(), LOADERS.order()]);
const EnquiryDialog = lazy(LOADERS.inquiry);
const OrderDialog = lazy(LOADERS.order);
const OrderPlaced = lazy(() => import('./orders/OrderPlaced.tsx'));

/** The buyer is fixed on opening: if the session ends, the dialog stays open with its input. */
interface OpenWindow {
  readonly kind: BuyerWindow;
  readonly buyer: User;
}

function BuyerWindowsContent({ offer }: { readonly offer: Offer }) {
  const lang = useLang();
  const href = useHref();
  const account = useStore($account);
  const request = useStore(buyerWindows.$request);
  const [open, setOpen] = useState<OpenWindow | null>(null);
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);

  useEffect(() => startAccount(appApi(lang)), [lang]);

  useEffect(() => {
    if (request === null || account.status === 'unknown' || account.status === 'loading') return;
    const { subject: kind, end } = request;
    const buyersOnlyToast = (kind === 'order' ? ORDERS_TOASTS : ENQUIRIES_TOASTS).buyersOnly;
    if (account.status === 'signed-in' && account.user.role === 'buyer') {
      const buyer = account.user;
      LOADERS[kind]().then(
        () => {
          setPlaced(null);
          setOpen({ kind, buyer });
          end(true);
        },
        () => end(false),
      );
      return;
    }
    if (account.status === 'unreachable') {
      showToast('error', { text: BACKEND_TEXTS.downShort[lang] });
      retryAccount();
    } else showToast('error', toastTexts(buyersOnlyToast, lang));
    end(true);
  }, [account, request, lang]);

  const close = (): void => setOpen(null);
  const { price, supplierId } = offer;
  const orderHref = ({ data }: PlacedOrder): string =>
    href(data ? `/dashboard/orders/${encodeURIComponent(data.id)}` : '/dashboard?tab=orders');
  return (
    <>
      {/* The island uses client:visible: it is hydrated once this element is no longer in a hidden one. */}
      <span />
      <Suspense>
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
