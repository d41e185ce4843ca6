// One contact form message: a summary row that expands to the full message.
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ContactMessage } from '../../../../contract/admin/contact-messages.ts';
import { senderName } from '../../../../contract/admin/sender-name.ts';
import { useT } from '../../../i18n/react.tsx';
import { Timestamp } from '../Timestamp.tsx';
import { replyHref } from './admin-messages.ts';

interface Props {
  readonly message: ContactMessage;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onMark: (read: boolean) => void;
  readonly onErase: () => void;
}

export function MessageRow({ message, isOpen, onToggle, onMark, onErase }: Props) {
  const t = useT();
  const { id, firstName, lastName, email, company, subject, text, language, createdAt, readAt } =
    message;
  const name = senderName(firstName, lastName);
  const panel = `message-${id}`;
  const isUnread = readAt === null;
  return (
    <article>
      <h3 className="text-base font-normal">
        <button
          type="button"
          className="flex w-full items-start gap-3 p-4 text-start hover:bg-well"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={onToggle}
        >
          <ChevronDown
            className={`mt-0.5 size-5 flex-none transition-transform ${isOpen ? 'rotate-180' : ''}`}
            aria-hidden
          />
          <span className="grid min-w-0 flex-1 gap-1 text-sm">
            <span className="flex flex-wrap items-center gap-2">
              <span className={`wrap-anywhere ${isUnread ? 'font-semibold' : ''}`}>
                {subject || t('admin:messages.noSubject')}
              </span>
              {isUnread && (
                <span className="badge badge-saffron">{t('admin:messages.unread')}</span>
              )}
            </span>
            <span className="text-muted wrap-anywhere">
              {[name, email].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className="flex-none text-xs text-muted">
            <Timestamp at={createdAt} dateOnly />
          </span>
        </button>
      </h3>
      <div id={panel} className="grid gap-4 px-4 pb-4 sm:ps-12" hidden={!isOpen}>
        <dl className="grid gap-1 text-sm">
          <Line label={t('admin:messages.from')}>{[name, email].filter(Boolean).join(', ')}</Line>
          {company && <Line label={t('admin:messages.company')}>{company}</Line>}
        </dl>
        <p className="max-w-prose wrap-anywhere whitespace-pre-line" lang={language || undefined}>
          {text}
        </p>
        <p className="flex flex-wrap gap-2">
          {email && (
            <a className="btn btn-primary" href={replyHref(message)}>
              {t('admin:messages.reply')}
            </a>
          )}
          <button type="button" className="btn btn-quiet" onClick={() => onMark(isUnread)}>
            {t(isUnread ? 'admin:messages.markRead' : 'admin:messages.markUnread')}
          </button>
          <button type="button" className="btn btn-quiet" onClick={onErase}>
            {t('admin:messages.erase')}
          </button>
        </p>
      </div>
    </article>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
