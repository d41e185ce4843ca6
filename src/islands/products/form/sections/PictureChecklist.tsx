// Checklist of the pictures that buyers look for, as hints by position: ticked as pictures are added.
import { useStore } from '@nanostores/react';
import Check from 'lucide-react/icons/check';
import { useT } from '../../../../i18n/react.tsx';
import type { PictureList } from '../../../../ui/uploads/picture-list.ts';

const SHOTS = ['machine', 'part', 'controls', 'nameplate', 'output'] as const;
const ID = 'listing-shots';

export function PictureChecklist({ list }: { readonly list: PictureList }) {
  const t = useT();
  const { length } = useStore(list.$pictures);
  return (
    <div className="grid gap-2 pb-1 text-sm">
      <p className="text-muted" id={ID}>
        {t('listing:shots.title')}
      </p>
      <ol className="grid gap-x-3 gap-y-1.5 sm:grid-cols-5 lg:px-3" aria-labelledby={ID}>
        {SHOTS.map((shot, at) => (
          <li key={shot} className="flex items-center gap-2">
            <span
              className={`grid size-6 flex-none place-items-center rounded-full border ${at < length ? 'border-jade bg-jade-tint text-jade' : 'border-line-strong text-muted'}`}
              aria-hidden="true"
            >
              {at < length ? <Check className="size-4" /> : at + 1}
            </span>
            {t(`listing:shots.${shot}`)}
            {at < length && <span className="sr-only">{t('listing:shots.added')}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
