// Frame of the two product screens: heading, back link and access check (spec §6).
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import type { Role, User } from '../../../../contract/accounts/user.ts';
import { PRODUCTS_TOASTS as products } from '../../../../contract/toasts/products.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { Toasts } from '../../../toasts/Toasts.tsx';
import { toastTexts } from '../../../toasts/toasts.ts';
import { HealthBanner } from '../../../ui/access/HealthBanner.tsx';
import { MemberForm } from '../../../ui/access/MemberForm.tsx';
import { RedirectWithToast } from '../../../ui/access/RedirectWithToast.tsx';
import { SUPPLIERS_ONLY } from '../../../ui/access/suppliers-only.ts';
import { ProductFormSkeleton } from './ProductFormSkeleton.tsx';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly isNew: boolean;
  readonly children: (user: User, isSignedOut: boolean) => ReactNode;
}

const SUPPLIER_ROLES: readonly Role[] = ['supplier'];

export function ProductFormScreen({ title, lead, isNew, children }: Props) {
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
        roles={SUPPLIER_ROLES}
        skeleton={<ProductFormSkeleton />}
        visitor={
          <RedirectWithToast to="/auth?tab=signin" words={toastTexts(products.signInFirst, lang)} />
        }
        denied={() => (
          <RedirectWithToast to={`/dashboard${SUPPLIERS_ONLY}`} words={toastTexts(denied, lang)} />
        )}
      >
        {(user, isSignedOut) =>
          user.member?.role === 'viewer' ? (
            <p className="notice">{t('listing:readOnly')}</p>
          ) : (
            children(user, isSignedOut)
          )
        }
      </MemberForm>
      <Toasts />
    </div>
  );
}
