// Parts of a report of an account: its name with a link to its suspension, the reason, and the last messages of the conversation.
import type { Report } from '../../../../contract/admin/reports.ts';
import { REPORT_REASONS, USER_REPORT_REASONS } from '../../../../contract/limits.ts';
import { REVIEW_REPORT_REASONS } from '../../../../contract/reviews/review-limits.ts';
import { useT } from '../../../i18n/react.tsx';
import { Translated } from '../../translation/Translated.tsx';
import { AdminLink } from '../AdminLink.tsx';
import { Timestamp } from '../Timestamp.tsx';

const REASONS = [...REPORT_REASONS, ...REVIEW_REPORT_REASONS];

interface Props {
  readonly report: Report;
}

export function ReportedUser({ report }: Props) {
  const t = useT();
  const { userName } = report;
  if (userName === '') return t('admin:reports.deletedUser');
  return (
    <AdminLink className="link" view="users" filters={{ search: userName }}>
      {userName}
    </AdminLink>
  );
}

export function ReasonText({ report: { kind, reason } }: Props) {
  const t = useT();
  const userReason = USER_REPORT_REASONS.find((each) => each === reason);
  if (kind === 'user') return userReason ? t(`admin:reports.userReasons.${userReason}`) : reason;
  const otherReason = REASONS.find((each) => each === reason);
  return otherReason ? t(`admin:reports.reasons.${otherReason}`) : reason;
}

export function ReportedMessages({ report: { messages } }: Props) {
  const t = useT();
  if (messages.length === 0)
    return <p className="text-sm text-muted">{t('admin:reports.noMessages')}</p>;
  return (
    <details>
      <summary className="link w-fit cursor-pointer py-2 text-sm">
        {t('admin:reports.messages', { count: messages.length })}
      </summary>
      <ol className="grid gap-2 border-s-4 border-line ps-3">
        {messages.map(({ id, senderName, text, createdAt }) => (
          <li key={id} className="grid max-w-prose gap-1 text-sm">
            <p className="text-xs text-muted">
              <span className="font-semibold">{senderName || t('admin:reports.deletedUser')}</span>{' '}
              {createdAt && <Timestamp at={createdAt} />}
            </p>
            <Translated text={text} />
          </li>
        ))}
      </ol>
    </details>
  );
}
