// Field for one video: choose or drop, preview, remove.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { VIDEO_TYPES } from '../../../../../contract/limits.ts';
import { mediaUrl } from '../../../../../contract/media.ts';
import { productFieldErrorText } from '../../../../../contract/messages/fields/product-field.ts';
import { PRODUCTS_TOASTS } from '../../../../../contract/toasts/products.ts';
import { useLang, useT } from '../../../../i18n/react.tsx';
import { showToast, toastTexts } from '../../../../toasts/toasts.ts';
import { FileButton } from '../../../../ui/uploads/FileButton.tsx';
import type { ProductFormStore } from '../product-form-types.ts';

const ID = 'listing-video';

export function VideoField({ form }: { readonly form: ProductFormStore }) {
  const t = useT();
  const lang = useLang();
  const value = useStore(form.video.$value);
  const { video: formError } = useStore(form.$fieldErrors);
  const [fileError, setFileError] = useState<string | undefined>();
  const [announcement, setAnnouncement] = useState('');
  const fieldError = fileError ?? formError;

  const choose = (files: readonly File[]): void => {
    const [file] = files;
    if (!file) return;
    form.clearFieldError('video');
    const errorName = form.video.choose(file);
    setAnnouncement(errorName === null ? file.name : '');
    setFileError(errorName === null ? undefined : productFieldErrorText(errorName, lang));
    if (errorName === 'videoTooLarge')
      showToast('error', toastTexts(PRODUCTS_TOASTS.videoTooLarge, lang));
  };

  const remove = (): void => {
    form.clearFieldError('video');
    form.video.remove();
    setFileError(undefined);
    setAnnouncement(t('listing:video.removed'));
    document.getElementById(ID)?.focus();
  };

  return (
    <fieldset className="field" aria-describedby={`${ID}-hint`}>
      <legend className="mb-1.5">{t('productFields:form.video')}</legend>
      <FileButton
        id={ID}
        label={t(value.kind === 'none' ? 'listing:video.add' : 'listing:video.replace')}
        dropHint={t('forms:pictures.dropOne')}
        accept={VIDEO_TYPES}
        hasError={fieldError !== undefined}
        describedBy={fieldError ? `${ID}-fault` : undefined}
        onFiles={choose}
      >
        {value.kind !== 'none' && (
          <div className="grid max-w-form gap-2">
            <video
              className="aspect-video w-full rounded bg-steel-deep"
              src={value.kind === 'new' ? value.src : mediaUrl(value.path)}
              controls
              muted
              playsInline
              preload="metadata"
              aria-label={t('listing:video.preview')}
              onError={() =>
                value.kind === 'new' && setFileError(productFieldErrorText('videoUnreadable', lang))
              }
            />
            <button type="button" className="btn btn-quiet justify-self-start" onClick={remove}>
              {t('listing:video.remove')}
            </button>
          </div>
        )}
      </FileButton>
      <p className="hint" id={`${ID}-hint`}>
        {t('listing:video.hint')}
      </p>
      <div className="fault" id={`${ID}-fault`} role="alert">
        {fieldError && <p>{fieldError}</p>}
      </div>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </fieldset>
  );
}
