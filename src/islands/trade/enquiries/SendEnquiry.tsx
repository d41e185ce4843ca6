// Island of the Send Inquiry page: checks who may see the form, then shows it (spec §2).
import { lazy } from 'react';
import type { Role } from '../../../../contract/accounts/user.ts';
import { I18nProvider, type LocalizedProps, useHref, useT } from '../../../i18n/react.tsx';
import type { ToastTexts } from '../../../stores/toasts.ts';
import { HealthBanner } from '../../../ui/access/HealthBanner.tsx';
import { LazyForm } from '../../../ui/access/LazyForm.tsx';
import { MemberForm } from '../../../ui/access/MemberForm.tsx';
import { RedirectWithToast } from '../../../ui/access/RedirectWithToast.tsx';
import { Toasts } from '../../../ui/toasts/Toasts.tsx';

const EnquiryForm = lazy(() => import('./EnquiryForm.tsx'));

interface SendEnquiryProps {
  /** null for a general enquiry. */
  readonly productId: string | null;
  /** The product's supplier; without a product the URL may name one. */
  readonly supplierId: string | null;
  /** Texts from the page, which has all translations: for visitors, and for members who are not buyers. */
  readonly signInFirst: ToastTexts;
  readonly buyersOnly: string;
}

const SKELETON = <div className="skeleton h-[40rem]" aria-hidden />;
const BUYER_ROLES: readonly Role[] = ['buyer'];

/** Reads the URL in the browser only: it is called after the session is known. */
const supplierFromUrl = (): string | null => new URLSearchParams(location.search).get('supplier');

function Screen({ productId, supplierId, signInFirst, buyersOnly }: SendEnquiryProps) {
  const t = useT();
  const href = useHref();
  return (
    <div className="grid grid-cols-1">
      <HealthBanner />
      <MemberForm
        roles={BUYER_ROLES}
        skeleton={SKELETON}
        visitor={<RedirectWithToast to="/auth?tab=signin" words={signInFirst} />}
        denied={() => (
          <div className="notice notice-red grid justify-items-start gap-3" role="alert">
            <p>{buyersOnly}</p>
            <a className="btn btn-quiet" href={href('/dashboard')}>
              {t('enquiry:buyersBack')}
            </a>
          </div>
        )}
      >
        {(user, isSignedOut) => (
          <LazyForm skeleton={SKELETON}>
            <EnquiryForm
              user={user}
              isSignedOut={isSignedOut}
              about={{ productId, supplierId: supplierId ?? supplierFromUrl() }}
            />
          </LazyForm>
        )}
      </MemberForm>
      <Toasts />
    </div>
  );
}

export default function SendEnquiry({ lang, ...about }: LocalizedProps & SendEnquiryProps) {
  return (
    <I18nProvider lang={lang}>
      <Screen {...about} />
    </I18nProvider>
  );
}
