// One entry of the audit log: the admin, the action, its subject, the time and the note.

import { ADMIN_ACTIONS } from '../../../../contract/admin/admin-actions.ts';
import type { AuditEntry } from '../../../../contract/admin/audit.ts';
import type { Lang } from '../../../i18n/language.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { isForeign } from '../../../i18n/script.ts';
import { inParentheses } from '../../../ui/format/punctuation.ts';
import { AdminLink } from '../AdminLink.tsx';
import { Timestamp } from '../Timestamp.tsx';

/** The name at the time of the action; in another language than the reader's, behind today's name. */
const nameOf = ({ subject, subjectName }: AuditEntry, lang: Lang): string =>
  isForeign(subject, lang) && subjectName !== '' && subjectName !== subject
    ? subjectName + inParentheses(lang, subject)
    : subject;

export function AuditLine({ entry }: { readonly entry: AuditEntry }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { actor, adminEmail, subjectId, note, at } = entry;
  const admin =
    actor === 'command' ? t('admin:audit.command') : adminEmail || t('admin:audit.goneAccount');
  const subject =
    nameOf(entry, lang) ||
    t(/^(user|evidence)\./.test(entry.action) ? 'admin:audit.goneAccount' : 'admin:audit.erased');
  const action = ADMIN_ACTIONS.find((each) => each === entry.action);
  const kind = entry.action.split('.')[0];
  return (
    <div className="grid gap-1">
      <p className="wrap-anywhere">
        {action
          ? t(`admin:audit.say.${action}`, { admin, subject })
          : t('admin:audit.say.other', { admin, subject, action: entry.action })}
      </p>
      {note && (
        <p className="max-w-prose border-s-2 border-line-strong ps-3 text-sm wrap-anywhere whitespace-pre-line">
          <span className="sr-only">{t('admin:audit.note')}: </span>
          {note}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <Timestamp at={at} />
        {kind === 'listing' && subjectId !== '' && (
          <a className="link" href={href(`/product/${encodeURIComponent(subjectId)}`)}>
            {t('admin:audit.openListing')}
          </a>
        )}
        {(kind === 'user' || kind === 'evidence') && entry.subject !== '' && (
          <AdminLink className="link" view="users" filters={{ search: subject }}>
            {t('admin:audit.openAccount')}
          </AdminLink>
        )}
      </p>
    </div>
  );
}
