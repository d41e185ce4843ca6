// List of what is missing in a supplier's public profile, or a note that it is complete.
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useT } from '../../../i18n/react.tsx';
import { useDashboard } from '../../dashboard-tabs/dashboard-context.ts';
import { gapsOf } from './profile-gaps.ts';

export function ProfileGaps() {
  const t = useT();
  const { user } = useDashboard();
  const gaps = gapsOf(user);
  if (gaps.length === 0)
    return (
      <section className="notice notice-jade grid content-start gap-1 self-start">
        <h3 className="flex items-center gap-2">
          <CircleCheck className="size-5 flex-none stroke-jade" aria-hidden />
          {t('dashboard:profile.complete')}
        </h3>
        <p>{t('dashboard:profile.completeText')}</p>
      </section>
    );
  return (
    <section className="plate self-start p-4" aria-labelledby="profile-gaps">
      <h3 id="profile-gaps">{t('dashboard:profile.gaps')}</h3>
      <ul className="mt-3 grid gap-2 text-sm">
        {gaps.map((gap) => (
          <li key={gap} className="flex items-start gap-2">
            <Circle className="mt-0.5 size-4 flex-none stroke-muted" aria-hidden />
            {t(`dashboard:profile.gap.${gap}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
