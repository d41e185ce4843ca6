// Common reasons for a rejection, beside the product that is reviewed; the ticked ones are written into the rejection.
import type { Texts } from '../../../../contract/texts.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { PRODUCT_REASONS } from '../admin-reasons.ts';

interface Props {
  readonly ticked: readonly Texts[];
  readonly onTick: (ticked: readonly Texts[]) => void;
}

export function ReviewChecklist({ ticked, onTick }: Props) {
  const t = useT();
  const lang = useLang();
  return (
    <fieldset className="plate min-w-0 self-start p-4 lg:sticky lg:top-18">
      <legend className="sr-only">{t('adminReview:checklist.title')}</legend>
      <p className="font-semibold" aria-hidden>
        {t('adminReview:checklist.title')}
      </p>
      <p className="mt-1 mb-2 text-sm text-muted">{t('adminReview:checklist.text')}</p>
      {PRODUCT_REASONS.map((reason) => (
        <label key={reason.en} className="flex min-h-11 items-center gap-3 py-1 text-sm">
          <input
            className="size-5 flex-none"
            type="checkbox"
            checked={ticked.includes(reason)}
            onChange={({ target }) =>
              onTick(
                PRODUCT_REASONS.filter((each) =>
                  each === reason ? target.checked : ticked.includes(each),
                ),
              )
            }
          />
          {reason[lang]}
        </label>
      ))}
    </fieldset>
  );
}
