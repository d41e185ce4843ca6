// Inquiry and order windows of a product page, opened by its buttons (open-buyer-window.tsx).
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { User } from '../../../contract/accounts/user.ts';
import { BACKEND_TEXTS } from '../../../contract/messages/backend.ts';
import { ENQUIRIES_TOASTS } from '../../../contract/toasts/enquiries.ts';
import { ORDERS_TOASTS } from '../../../contract/toasts/orders.ts';
import type { PlacedOrder } from '../../../contract/trade/orders.ts';
import { useHref, useLang } from '../../i18n/react.tsx';
import { $account, retryAccount, startAccount } from '../../stores/account.ts';
import { appApi } from '../../stores/app-api.ts';
import { createWindowRequests } from '../../stores/window-request.ts';
import { Toasts } from '../../toasts/Toasts.tsx';
import { showToast, toastTexts } from '../../toasts/toasts.ts';
import { screen } from '../../ui/screens/screen.tsx';
import type { Offer } from './orders/offer.ts';

const EnquiryDialog = screen({
  load: async () => (await import('./enquiries/EnquiryDialog.tsx')).default,
});
const OrderDialog = screen({
  load: async () => (await import('./orders/OrderDialog.tsx')).default,
});
const OrderPlaced = screen({
  load: async () => (await import('./orders/OrderPlaced.tsx')).default,
});
const DIALOGS = { inquiry: EnquiryDialog, order: OrderDialog } as const;

export type BuyerWindow = keyof typeof DIALOGS;

/** Requests of the page's buttons. */
export const buyerWindows = createWindowRequests<BuyerWindow>();

export const loadDialogs = async (): Promise<boolean> =>
  (await Promise.all([EnquiryDialog.preload(), OrderDialog.preload()])).every(Boolean);

/** The buyer is fixed on opening: if the session ends, the dialog stays open with its input. */
interface OpenWindow {
  readonly kind: BuyerWindow;
  readonly buyer: User;
}

export function BuyerWindows({ offer }: { readonly offer: Offer }) {
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
      void DIALOGS[kind].preload().then((isLoaded) => {
        if (isLoaded) {
          setPlaced(null);
          setOpen({ kind, buyer });
        }
        end(isLoaded);
      });
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
      <Toasts />
    </>
  );
}
