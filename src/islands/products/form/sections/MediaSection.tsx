// Pictures and video of a product. The message at the picture limit differs between creating and editing (spec §5).
import { useStore } from '@nanostores/react';
import { IMAGES_PER_PRODUCT } from '../../../../../contract/limits.ts';
import { PRODUCTS_TOASTS } from '../../../../../contract/toasts/products.ts';
import { useLang, useT } from '../../../../i18n/react.tsx';
import { showToast, toastTexts } from '../../../../toasts/toasts.ts';
import { Section } from '../../../../ui/forms/Section.tsx';
import { Pictures } from '../../../../ui/uploads/Pictures.tsx';
import type { ProductFormStore } from '../product-form-types.ts';
import { PictureChecklist } from './PictureChecklist.tsx';
import { VideoField } from './VideoField.tsx';

const { imagesOnCreate, imagesOnEdit } = PRODUCTS_TOASTS;

export function MediaSection(props: { readonly form: ProductFormStore; readonly isNew: boolean }) {
  const { form, isNew } = props;
  const t = useT();
  const lang = useLang();
  const { images } = useStore(form.$fieldErrors);
  const tooManyToast = isNew ? imagesOnCreate : imagesOnEdit;
  return (
    <Section title={t('listing:section.media')}>
      <Pictures
        id="listing-images"
        label={t('productFields:form.images')}
        hint={t('listing:images.hint', { count: IMAGES_PER_PRODUCT })}
        add={t('listing:images.add')}
        list={form.pictures}
        maxCount={IMAGES_PER_PRODUCT}
        hasCover
        fullText={tooManyToast.text[lang]}
        fieldError={images}
        onFull={() => showToast('error', toastTexts(tooManyToast, lang))}
        onChange={() => form.clearFieldError('images')}
      >
        <PictureChecklist list={form.pictures} />
      </Pictures>
      <VideoField form={form} />
    </Section>
  );
}
