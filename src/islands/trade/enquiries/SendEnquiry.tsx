// Island of the Send Inquiry page: checks who may see the form, then shows it (spec §2).
import { lazy } from 'react';
import type { Role } from '../../../../contract/accounts/user-reader.ts';
import { type Spoken, Strings, useHref, useT } from '../../../i18n/react.tsx';
import type { ToastWords } from '../../../stores/toasts.ts';
import { HealthBanner } from '../../../ui/access/HealthBanner.tsx';
import { LaterForm } from '../../../ui/access/LaterForm.tsx';
import { MemberForm } from '../../../ui/access/MemberForm.tsx';
import { SentAway } from '../../../ui/access/SentAway.tsx';
import { Toasts } from '../../../ui/toasts/Toasts.tsx';

const EnquiryForm = lazy(() => import('./EnquiryForm.tsx'));

interface About {
  /** null for a general enquiry. */
  readonly productId: string | null;
  /** The product's supplier; without a product the URL may name one. */
  readonly supplierId: string | null;
  /** Texts from the page, which has all translations: for visitors, and for members who are not buyers. */
  readonly signInFirst: ToastWords;
  readonly buyersOnly: string;
}

const SKELETON = <div className="skeleton h-[40rem]" aria-hidden />;
const BUYERS: readonly Role[] = ['buyer'];

/** Reads the URL in the browser only: it is called after the session is known. */
const namedSupplier = (): string | null => new URLSearchParams(location.search).get('supplier');

function Screen({ productId, supplierId, signInFirst, buyersOnly }: About) {
  const t = useT();
  const href = useHref();
  return (
    <div className="grid grid-cols-1">
      <HealthBanner />
      <MemberForm
        roles={BUYERS}
        skeleton={SKELETON}
        visitor={<SentAway to="/auth?tab=signin" words={signInFirst} />}
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
          <LaterForm skeleton={SKELETON}>
            <EnquiryForm
              user={user}
              isSignedOut={isSignedOut}
              about={{ productId, supplierId: supplierId ?? namedSupplier() }}
            />
          </LaterForm>
        )}
      </MemberForm>
      <Toasts />
    </div>
  );
}

export default function SendEnquiry({ lang, strings, ...about }: Spoken & About) {
  return (
    <Strings lang={lang} strings={strings}>
      <Screen {...about} />
    </Strings>
  );
}
