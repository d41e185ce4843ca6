// Field for one video: choose or drop, preview, remove.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { VIDEO_TYPES } from '../../../../../contract/limits.ts';
import { mediaUrl } from '../../../../../contract/media.ts';
import { productFieldErrorText } from '../../../../../contract/messages/product-field.ts';
import { PRODUCTS_TOASTS } from '../../../../../contract/toasts/products.ts';
import { useLang, useT } from '../../../../i18n/react.tsx';
import { notify, wordsOf } from '../../../../stores/toasts.ts';
import { FileButton } from '../../../../ui/uploads/FileButton.tsx';
import type { ListingForm } from '../listing-form-types.ts';

const ID = 'listing-video';

export function VideoField({ form }: { readonly form: ListingForm }) {
  const t = useT();
  const lang = useLang();
  const held = useStore(form.video.$held);
  const { video: wrong } = useStore(form.$faults);
  const [refused, setRefused] = useState<string | undefined>();
  const [said, setSaid] = useState('');
  const fault = refused ?? wrong;

  const choose = (files: readonly File[]): void => {
    const [file] = files;
    if (!file) return;
    form.forgive('video');
    const problem = form.video.choose(file);
    setSaid(problem === null ? file.name : '');
    setRefused(problem === null ? undefined : productFieldErrorText(problem, lang));
    if (problem === 'videoTooLarge') notify('error', wordsOf(PRODUCTS_TOASTS.videoTooLarge, lang));
  };

  const remove = (): void => {
    form.forgive('video');
    form.video.remove();
    setRefused(undefined);
    setSaid(t('listing:video.removed'));
    document.getElementById(ID)?.focus();
  };

  return (
    <fieldset className="field" aria-describedby={`${ID}-hint`}>
      <legend className="mb-1.5">{t('listing:field.video')}</legend>
      <FileButton
        id={ID}
        label={t(held.kind === 'none' ? 'listing:video.add' : 'listing:video.replace')}
        drop={t('forms:pictures.dropOne')}
        accept={VIDEO_TYPES}
        isFaulty={fault !== undefined}
        describedBy={fault ? `${ID}-fault` : undefined}
        onFiles={choose}
      >
        {held.kind !== 'none' && (
          <div className="grid max-w-form gap-2">
            <video
              className="aspect-video w-full rounded bg-steel-deep"
              src={held.kind === 'new' ? held.src : mediaUrl(held.path)}
              controls
              muted
              playsInline
              preload="metadata"
              aria-label={t('listing:video.preview')}
              onError={() =>
                held.kind === 'new' && setRefused(productFieldErrorText('videoUnreadable', lang))
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
        {fault && <p>{fault}</p>}
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </fieldset>
  );
}
