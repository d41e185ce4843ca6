// Preparation of the files that a user has chosen for a message: large pictures are scaled down, unsuitable files refused.
import type { Lang } from '../../../../contract/lang.ts';
import { PICTURE_TEXTS } from '../../../../contract/messages/picture.ts';
import { TRADE_TEXTS } from '../../../../contract/messages/trade.ts';
import type { TranslateFunction } from '../../../i18n/translator.ts';
import { attachmentError } from '../log/chat-files.ts';

const FILE_TEXTS = { ...TRADE_TEXTS, ...PICTURE_TEXTS };

interface AcceptedFiles {
  readonly accepted: readonly File[];
  /** One for each file that is not accepted. */
  readonly errors: readonly string[];
}

export async function acceptFiles(
  chosen: readonly File[],
  { t, lang }: { readonly t: TranslateFunction; readonly lang: Lang },
  showProgress: (text: string) => void,
): Promise<AcceptedFiles> {
  const total = chosen.length;
  const scaling = await import('../../../ui/uploads/picture-scaling.ts').catch(() => null);
  const scaled = await scaling?.scalePictures(chosen, (done) =>
    showProgress(t('chat:file.preparing', { number: done + 1, total })),
  );
  // Unscaled, the check below or the server reports files that are too large.
  const { files, tooLarge } = scaled ?? { files: chosen, tooLarge: [] };
  const errors = tooLarge.map(({ name }) => t('chat:file.notScaled', { name }));
  const accepted = files.filter((file) => {
    const error = attachmentError(file);
    if (error)
      errors.push(t('chat:file.refused', { name: file.name, problem: FILE_TEXTS[error][lang] }));
    return error === null;
  });
  return { accepted, errors };
}
