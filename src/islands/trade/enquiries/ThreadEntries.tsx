// The original message of an enquiry and its replies, oldest first; the reader's own messages are on the right.

import type { Role } from '../../../../contract/accounts/user.ts';
import type { EnquiryThread } from '../../../../contract/trade/enquiry-thread.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { formatZonedDateTime } from '../../../ui/format/zoned-date.ts';
import { Translated } from '../../translation/Translated.tsx';
import { shortId } from '../orders/short-id.ts';
import { EnquiryDetails } from './EnquiryDetails.tsx';
import { EnquiryStatus } from './EnquiryStatus.tsx';
import { counterpartOf, typeName, useTopic } from './enquiry-texts.ts';

interface Entry {
  readonly id: string;
  readonly isOwn: boolean;
  readonly senderName: string;
  readonly text: string;
  /** Only set for the original message. */
  readonly requirements: string;
  readonly questions: readonly string[];
  readonly at: string | null;
}

export function ThreadEntries(props: { readonly thread: EnquiryThread; readonly side: Role }) {
  const t = useT();
  const lang = useLang();
  const { data: enquiry, replies } = props.thread;
  const topic = useTopic()(enquiry);
  const counterpartName = counterpartOf(t, enquiry, props.side);
  const entries: readonly Entry[] = [
    {
      id: 'original',
      isOwn: props.side === 'buyer',
      senderName: counterpartName,
      text: enquiry.message,
      requirements: enquiry.requirements.text,
      questions: enquiry.questions,
      at: enquiry.createdAt,
    },
    ...replies.map(({ id, side, sender, text, createdAt }) => ({
      id,
      isOwn: side === props.side,
      senderName: sender.name || counterpartName,
      text,
      requirements: '',
      questions: [],
      at: createdAt,
    })),
  ];
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <span className="wrap-anywhere">
          {topic} · {typeName(t, enquiry.type)}
        </span>
        <EnquiryStatus status={enquiry.status} />
      </p>
      <p className="-my-2 flex flex-wrap items-center gap-x-2 text-sm text-muted tabular-nums">
        {t('enquiry:thread.number', { id: shortId(enquiry.id) })}
        <CopyButton text={shortId(enquiry.id)} name={t('enquiry:thread.numberName')} />
      </p>
      <EnquiryDetails enquiry={enquiry} side={props.side} />
      <ol className="grid grid-cols-1 gap-3" aria-live="polite">
        {entries.map(({ id, isOwn, senderName, text, requirements, questions, at }) => (
          <li
            key={id}
            className={`grid max-w-[85%] gap-1 rounded border border-line p-3 ${isOwn ? 'justify-self-end bg-well' : 'justify-self-start'}`}
          >
            <p className="text-xs text-muted">
              <span className="font-semibold text-ink">
                {isOwn ? t('enquiry:thread.you') : senderName}
              </span>
              {at && (
                <>
                  {' · '}
                  <time dateTime={at}>{formatZonedDateTime(lang, at)}</time>
                </>
              )}
            </p>
            <Translated text={text} />
            {questions.length > 0 && (
              <ul className="grid list-disc gap-1 ps-5" aria-label={t('enquiry:thread.questions')}>
                {questions.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ul>
            )}
            {requirements && (
              <>
                <p className="text-xs text-muted">{t('dashboard:inquiry.requirements')}</p>
                <Translated text={requirements} />
              </>
            )}
          </li>
        ))}
      </ol>
      {replies.length === 0 && <p className="text-sm text-muted">{t('enquiry:thread.none')}</p>}
    </>
  );
}
