// Pictures of a supplier's business license and certificates, shown on the public profile.
import { useStore } from '@nanostores/react';
import { MAX_CERTIFICATE_IMAGES } from '../../../../contract/limits.ts';
import { profileFieldErrorText } from '../../../../contract/messages/fields/profile-field.ts';
import { PROFILE_TOASTS } from '../../../../contract/toasts/profile.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { showToast, toastTexts } from '../../../toasts/toasts.ts';
import { Section } from '../../../ui/forms/Section.tsx';
import { OnePicture } from '../../../ui/uploads/OnePicture.tsx';
import { Pictures } from '../../../ui/uploads/Pictures.tsx';
import { CaptionFields } from './CaptionFields.tsx';
import { captionKey, LICENSE } from './picture-captions.ts';
import type { ProfileForm } from './profile-form.ts';

export function DocumentsSection({ form }: { readonly form: ProfileForm }) {
  const t = useT();
  const lang = useLang();
  const fieldErrors = useStore(form.$fieldErrors);
  const { businessLicense, certifications } = fieldErrors;
  const pictures = useStore(form.certifications.$pictures);
  const license = useStore(form.businessLicense.$value);
  const captionError = fieldErrors.certificationCaptions ?? fieldErrors.businessLicenseCaption;
  const tooManyText = profileFieldErrorText('certificateImages', lang);
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
      {license.kind !== 'none' && (
        <CaptionFields
          form={form}
          picture={LICENSE}
          id="profile-license"
          title={t('company:form.licence')}
        />
      )}
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
      {pictures.map((picture, at) => (
        <CaptionFields
          key={picture.key}
          form={form}
          picture={captionKey(picture)}
          id={`profile-certificate-${at + 1}`}
          title={t('company:form.caption', { number: at + 1 })}
        />
      ))}
      {captionError && <p className="fault">{captionError}</p>}
    </Section>
  );
}
