// Frame of the two product screens: heading, back link and access check (spec §6).
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import type { Role, User } from '../../../../contract/accounts/user-reader.ts';
import { PRODUCTS_TOASTS as products } from '../../../../contract/toasts/products.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { wordsOf } from '../../../stores/toasts.ts';
import { HealthBanner } from '../../../ui/access/HealthBanner.tsx';
import { MemberForm } from '../../../ui/access/MemberForm.tsx';
import { SentAway } from '../../../ui/access/SentAway.tsx';
import { Toasts } from '../../../ui/toasts/Toasts.tsx';
import { ListingSkeleton } from './ListingSkeleton.tsx';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly isNew: boolean;
  readonly children: (user: User, isSignedOut: boolean) => ReactNode;
}

const MAKERS: readonly Role[] = ['supplier'];

export function ListingScreen({ title, lead, isNew, children }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const denied = isNew ? products.createSuppliersOnly : products.editSuppliersOnly;
  return (
    <div className="mx-auto grid w-full max-w-[56rem] gap-6">
      <header className="grid gap-2">
        <a
          className="link inline-flex items-center gap-1 justify-self-start py-2 text-sm"
          href={href('/dashboard?tab=products')}
        >
          <ArrowLeft className="size-4" aria-hidden />
          {t('listing:back')}
        </a>
        <h1 className="text-xl">{title}</h1>
        <p className="text-muted">{lead}</p>
        <HealthBanner />
      </header>
      <MemberForm
        roles={MAKERS}
        skeleton={<ListingSkeleton />}
        visitor={<SentAway to="/auth?tab=signin" words={wordsOf(products.signInFirst, lang)} />}
        denied={() => <SentAway to="/dashboard" words={wordsOf(denied, lang)} />}
      >
        {children}
      </MemberForm>
      <Toasts />
    </div>
  );
}
