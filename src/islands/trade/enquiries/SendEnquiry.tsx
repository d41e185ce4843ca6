// Island of the Send Inquiry page: checks who may see the form, then shows it (spec §2).
import type { Role } from '../../../../contract/accounts/user.ts';
import { I18nProvider, type LocalizedProps, useHref, useT } from '../../../i18n/react.tsx';
import { storeSignUpSubject } from '../../../stores/sign-up-subject.ts';
import { Toasts } from '../../../toasts/Toasts.tsx';
import type { ToastTexts } from '../../../toasts/toasts.ts';
import { FormNotLoaded } from '../../../ui/access/FormNotLoaded.tsx';
import { HealthBanner } from '../../../ui/access/HealthBanner.tsx';
import { MemberForm } from '../../../ui/access/MemberForm.tsx';
import { RedirectWithToast } from '../../../ui/access/RedirectWithToast.tsx';
import { screen } from '../../../ui/screens/screen.tsx';
import type { Offer } from '../orders/offer.ts';

interface SendEnquiryProps {
  /** null for a general enquiry. */
  readonly productId: string | null;
  /** null for an enquiry about no product. */
  readonly offer: Offer | null;
  /** Texts from the page, which has all translations: for visitors, and for members who are not buyers. */
  readonly signInFirst: ToastTexts;
  readonly buyersOnly: string;
}

const SKELETON = <div className="skeleton h-[40rem]" aria-hidden />;
const EnquiryForm = screen({
  load: async () => (await import('./EnquiryForm.tsx')).default,
  skeleton: () => SKELETON,
  failed: FormNotLoaded,
});
const BUYER_ROLES: readonly Role[] = ['buyer'];

/** Reads the URL in the browser only: it is called after the session is known. */
const supplierFromUrl = (): string | null => new URLSearchParams(location.search).get('supplier');

function Visitor({ offer, words }: { readonly offer: Offer | null; readonly words: ToastTexts }) {
  const isStored =
    offer !== null &&
    storeSignUpSubject({ name: offer.name, company: offer.company, image: offer.image });
  return (
    <RedirectWithToast
      to={isStored ? '/auth?tab=signup&for=inquiry' : '/auth?tab=signup'}
      words={words}
    />
  );
}

function Screen({ productId, offer, signInFirst, buyersOnly }: SendEnquiryProps) {
  const t = useT();
  const href = useHref();
  return (
    <div className="grid grid-cols-1">
      <HealthBanner />
      <MemberForm
        roles={BUYER_ROLES}
        skeleton={SKELETON}
        visitor={<Visitor offer={offer} words={signInFirst} />}
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
          <EnquiryForm
            user={user}
            isSignedOut={isSignedOut}
            about={{ productId, supplierId: offer?.supplierId ?? supplierFromUrl() }}
            offer={offer}
          />
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
