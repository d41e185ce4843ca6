// The supplier's level, until when it holds, and what the next level still needs.
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { OwnEvidence } from '../../../contract/evidence/evidence.ts';
import { dayOf, missingFor } from '../../../contract/evidence/level.ts';
import { VERIFICATION_LEVELS } from '../../../contract/limits.ts';
import { EVIDENCE_NAMES } from '../../../contract/messages/evidence-names.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { levelName } from '../../i18n/trade-names.ts';
import { formatDay } from '../../ui/format/day.ts';

export function LevelCard({ evidence }: { readonly evidence: OwnEvidence }) {
  const t = useT();
  const lang = useLang();
  const { documents, level, levelUntil, checkedBefore } = evidence;
  const today = dayOf(Date.now());
  const counted = documents.flatMap(({ kind, status, validUntil }) =>
    status === 'accepted' && validUntil !== null ? [{ kind, validUntil }] : [],
  );
  const next = VERIFICATION_LEVELS.find((each) => missingFor(each, counted, today).length > 0);
  const waitingOf = (kind: string): number =>
    documents.filter((each) => each.kind === kind && each.status === 'waiting').length;
  return (
    <section className="plate grid gap-4 p-4 sm:p-6" aria-labelledby="level">
      <div className="grid gap-1">
        <h2 id="level" className="text-lg">
          {t('evidence:level.title')}
        </h2>
        <p className="flex flex-wrap items-center gap-2">
          {level === null ? (
            <span className="badge">{t('evidence:level.none')}</span>
          ) : (
            <span className="badge badge-jade">
              <BadgeCheck aria-hidden />
              {levelName(t, level)}
            </span>
          )}
          {levelUntil !== null && (
            <span className="text-sm">
              {t('evidence:level.until', { date: formatDay(lang, levelUntil) })}
            </span>
          )}
          {level !== null && checkedBefore !== null && (
            <span className="text-sm">
              {t('evidence:level.before', { date: formatDay(lang, checkedBefore) })}
            </span>
          )}
        </p>
      </div>
      {next === undefined ? (
        <p className="text-sm">{t('evidence:level.top')}</p>
      ) : (
        <div className="grid gap-1 text-sm">
          <h3 className="text-base">{t('evidence:level.next', { level: levelName(t, next) })}</h3>
          <ul className="grid gap-1">
            {missingFor(next, counted, today).map(([kind, count]) => (
              <li key={kind} className="flex flex-wrap items-center gap-2">
                {t('evidence:level.missing', { name: EVIDENCE_NAMES[kind][lang], count })}
                {waitingOf(kind) > 0 && (
                  <span className="badge">
                    {t('evidence:level.submitted', { count: waitingOf(kind) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-sm text-muted">{t('evidence:level.time')}</p>
    </section>
  );
}
