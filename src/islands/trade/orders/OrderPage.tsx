// Printable page of one order: timeline, lines, total, buyer and supplier, and once it is delivered its reviews.

import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useState } from 'react';
import type { User } from '../../../../contract/accounts/user.ts';
import { getOrder } from '../../../../contract/trade/order-status.ts';
import { I18nProvider, type LocalizedProps, useHref, useLang, useT } from '../../../i18n/react.tsx';
import { appApi } from '../../../stores/app-api.ts';
import { createLoadStore } from '../../../stores/load-store.ts';
import { endSessionOn401 } from '../../../stores/session-end.ts';
import { Toasts } from '../../../toasts/Toasts.tsx';
import { HealthBanner } from '../../../ui/access/HealthBanner.tsx';
import { SignedIn } from '../../../ui/access/SignedIn.tsx';
import { ListFailed } from '../../../ui/list/ListFailed.tsx';
import { screen } from '../../../ui/screens/screen.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { OrderSteps } from './OrderSteps.tsx';

interface Props {
  readonly id: string;
  readonly user: User;
}

const OrderReviews = screen({
  load: async () => (await import('../../reviews/OrderReviews.tsx')).default,
  skeleton: () => <div className="skeleton h-40" aria-hidden />,
  failed: function ReviewsFailed() {
    const t = useT();
    return <p className="notice">{t('forms:notLoaded')}</p>;
  },
});

const SKELETON = <div className="skeleton h-96" aria-hidden />;

function Order({ id, user }: Props) {
  const t = useT();
  const lang = useLang();
  const [api] = useState(() => appApi(lang));
  const [store] = useState(() =>
    createLoadStore(async (signal) => {
      const { data } = await endSessionOn401(api.call(getOrder, { params: { id }, signal }));
      return data;
    }),
  );
  useEffect(() => store.load(), [store]);
  const state = useStore(store.$state);
  if (state.status === 'loading') return SKELETON;
  if (state.status === 'failed')
    return <ListFailed title={t('order:failed')} error={state.error} onRetry={store.load} />;
  const order = state.value;
  return (
    <>
      <OrderSheet order={order}>
        <OrderSteps
          api={api}
          order={order}
          side={user.role}
          onChanged={store.setValue}
          onStale={store.load}
        />
        <button type="button" className="btn btn-quiet btn-small" onClick={() => print()}>
          {t('order:print')}
        </button>
      </OrderSheet>
      {order.status === 'delivered' && <OrderReviews api={api} order={order} user={user} />}
    </>
  );
}

function Screen({ id }: { readonly id: string }) {
  const t = useT();
  const href = useHref();
  return (
    <div className="grid grid-cols-1 gap-4">
      <a
        className="link inline-flex items-center gap-1 justify-self-start py-2 text-sm"
        href={href('/dashboard?tab=orders')}
        data-no-print
      >
        <ArrowLeft className="size-4" aria-hidden />
        {t('order:back')}
      </a>
      <HealthBanner />
      <SignedIn skeleton={SKELETON}>
        {(user) => <Order key={user.id} id={id} user={user} />}
      </SignedIn>
      <Toasts />
    </div>
  );
}

export default function OrderPage({ lang, id }: LocalizedProps & { readonly id: string }) {
  return (
    <I18nProvider lang={lang}>
      <Screen id={id} />
    </I18nProvider>
  );
}
