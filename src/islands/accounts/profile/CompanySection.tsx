// Section of the profile form about a supplier's factory: pictures with their subjects, and export markets.
import { useStore } from '@nanostores/react';
import { profileFieldErrorText } from '../../../../contract/messages/fields/profile-field.ts';
import {
  EXPORT_MARKETS,
  FACTORY_SUBJECTS,
  MAX_FACTORY_PICTURES,
} from '../../../../contract/suppliers/company.ts';
import { PROFILE_TOASTS } from '../../../../contract/toasts/profile.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { showToast, toastTexts } from '../../../toasts/toasts.ts';
import { Select } from '../../../ui/fields/Select.tsx';
import { formatRegion } from '../../../ui/format/region.ts';
import { Section } from '../../../ui/forms/Section.tsx';
import { Pictures } from '../../../ui/uploads/Pictures.tsx';
import { captionKey, subjectIn, withCaption } from './picture-captions.ts';
import type { ProfileForm } from './profile-form.ts';

export function CompanySection({ form }: { readonly form: ProfileForm }) {
  const t = useT();
  const lang = useLang();
  const { factoryPictures } = useStore(form.$fieldErrors);
  const { captions } = useStore(form.$values);
  const pictures = useStore(form.factoryPictures.$pictures);
  const tooManyText = profileFieldErrorText('factoryPictures', lang);
  return (
    <Section title={t('company:form.title')}>
      <Pictures
        id="profile-factoryPictures"
        label={t('company:form.factory')}
        hint={t('company:form.factoryHint', { count: MAX_FACTORY_PICTURES })}
        add={t('company:form.factoryAdd')}
        list={form.factoryPictures}
        maxCount={MAX_FACTORY_PICTURES}
        fullText={tooManyText}
        fieldError={factoryPictures}
        onFull={() => showToast('error', toastTexts(PROFILE_TOASTS.failed, lang, tooManyText))}
        onChange={() => form.clearFieldError('factoryPictures')}
      />
      {pictures.length > 0 && (
        <div className="grid gap-3 sm:grid-cols-3">
          {pictures.map((picture, at) => (
            <Select
              key={picture.key}
              id="profile-factory"
              name={`subject-${at + 1}`}
              label={t('company:form.subject', { number: at + 1 })}
              options={FACTORY_SUBJECTS.map((value) => ({
                value,
                label: t(`company:factory.subject.${value}`),
              }))}
              value={subjectIn(captions, captionKey(picture))}
              fieldError={undefined}
              onChange={({ target }) =>
                form.type(
                  'captions',
                  withCaption(captions, captionKey(picture), { subject: target.value }),
                )
              }
            />
          ))}
        </div>
      )}
      <ExportMarkets form={form} />
    </Section>
  );
}

function ExportMarkets({ form }: { readonly form: ProfileForm }) {
  const t = useT();
  const lang = useLang();
  const { exportMarkets } = useStore(form.$values);
  const fieldErrors = useStore(form.$fieldErrors);
  const chosen = exportMarkets.split(',');
  const choose = (code: string, isChosen: boolean): void =>
    form.type(
      'exportMarkets',
      EXPORT_MARKETS.filter((each) => (each === code ? isChosen : chosen.includes(each))).join(','),
    );
  return (
    <fieldset className="field" aria-describedby="profile-exportMarkets-hint">
      <legend className="mb-1.5">{t('company:form.markets')}</legend>
      <ul className="grid max-h-64 grid-cols-2 overflow-y-auto border border-line px-3 sm:grid-cols-3 lg:grid-cols-4">
        {EXPORT_MARKETS.map((code) => (
          <li key={code}>
            <label className="flex min-h-11 items-center gap-2 text-sm">
              <input
                className="size-5 flex-none"
                type="checkbox"
                checked={chosen.includes(code)}
                onChange={({ target }) => choose(code, target.checked)}
              />
              {formatRegion(lang, code)}
            </label>
          </li>
        ))}
      </ul>
      <p className="hint" id="profile-exportMarkets-hint">
        {t('company:form.marketsHint')}
      </p>
      {fieldErrors.exportMarkets && <p className="fault">{fieldErrors.exportMarkets}</p>}
    </fieldset>
  );
}
