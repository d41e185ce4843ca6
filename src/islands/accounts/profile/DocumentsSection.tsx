// Pictures of a supplier's business license and certificates, shown on the public profile.
import { useStore } from '@nanostores/react';
import { MAX_CERTIFICATE_IMAGES } from '../../../../contract/limits.ts';
import { productFieldErrorText } from '../../../../contract/messages/product-field.ts';
import { PROFILE_TOASTS } from '../../../../contract/toasts/profile.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { showToast, toastTexts } from '../../../stores/toasts.ts';
import { Section } from '../../../ui/forms/Section.tsx';
import { OnePicture } from '../../../ui/uploads/OnePicture.tsx';
import { Pictures } from '../../../ui/uploads/Pictures.tsx';
import type { ProfileForm } from './profile-form.ts';

export function DocumentsSection({ form }: { readonly form: ProfileForm }) {
  const t = useT();
  const lang = useLang();
  const { businessLicense, certifications } = useStore(form.$fieldErrors);
  const tooManyText = productFieldErrorText('certificateImages', lang);
  return (
    <Section title={t('profile:section.proofs')}>
      <OnePicture
        id="profile-businessLicense"
        shape="sheet"
        label={t('profile:field.businessLicense')}
        hint={t('profile:hint.businessLicense')}
        words={{
          choose: t('profile:license.choose'),
          replace: t('profile:license.replace'),
          remove: t('profile:license.remove'),
        }}
        file={form.businessLicense}
        fieldError={businessLicense}
        onChange={() => form.clearFieldError('businessLicense')}
      />
      <Pictures
        id="profile-certifications"
        label={t('profile:field.certifications')}
        hint={t('profile:hint.certifications', { count: MAX_CERTIFICATE_IMAGES })}
        add={t('profile:certifications.add')}
        list={form.certifications}
        maxCount={MAX_CERTIFICATE_IMAGES}
        fullText={tooManyText}
        fieldError={certifications}
        onFull={() => showToast('error', toastTexts(PROFILE_TOASTS.failed, lang, tooManyText))}
        onChange={() => form.clearFieldError('certifications')}
      />
    </Section>
  );
}
