// Side-by-side comparison of the live and the proposed pictures or video.
import { useT } from '../../../i18n/react.tsx';
import type { Change } from './admin-changes.ts';
import { Media } from './Media.tsx';

export function MediaChange({ field, before, after }: Extract<Change, { kind: 'media' }>) {
  const t = useT();
  const sides = [
    [t('admin:reviews.live'), before],
    [t('admin:reviews.proposed'), after],
  ] as const;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {sides.map(([side, paths]) => (
        <section key={side} aria-label={`${t(`productFields:review.${field}`)}, ${side}`}>
          <p className="mb-2 text-sm text-muted">{side}</p>
          {paths.length === 0 ? (
            <p className="text-sm">{t('admin:reviews.nothing')}</p>
          ) : (
            <Media
              images={field === 'images' ? paths : []}
              video={field === 'video' ? (paths[0] ?? null) : null}
            />
          )}
        </section>
      ))}
    </div>
  );
}
