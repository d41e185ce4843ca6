// Review of one document: what its supplier states, the company, and the file beside the checklist and the decision.
import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useState } from 'react';
import {
  decideEvidence,
  type ReviewedEvidence,
} from '../../../../contract/evidence/admin-evidence.ts';
import { ADMIN_TOASTS } from '../../../../contract/toasts/admin.ts';
import { readSent, sendAtOnce } from '../../../api/at-once.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { levelName } from '../../../i18n/trade-names.ts';
import { confirmAhead, sendConfirmed } from '../../../stores/confirmation.ts';
import { formatDay } from '../../../ui/format/day.ts';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { StatusOf } from '../../evidence/DocumentRow.tsx';
import { documentName } from '../../evidence/document-name.ts';
import { AdminLink } from '../AdminLink.tsx';
import { SectionSkeleton } from '../AdminSkeleton.tsx';
import { useAdmin } from '../admin-context.ts';
import { readDraft } from '../decisions/decision-drafts.ts';
import { deferredItem } from '../decisions/deferred-item.ts';
import { useDecideLater } from '../decisions/use-decide-later.ts';
import { Failed, useErrorText } from '../Failed.tsx';
import { createEvidence, type GivenDecision } from './admin-evidence.ts';
import { Decision } from './Decision.tsx';
import { DocumentFacts } from './DocumentFacts.tsx';
import { EvidenceFile } from './EvidenceFile.tsx';

export function EvidenceReview({ id }: { readonly id: string }) {
  const t = useT();
  const errorText = useErrorText();
  const lang = useLang();
  const { api, navigation } = useAdmin();
  const decideLater = useDecideLater();
  const [store] = useState(() => createEvidence(api, id));
  useEffect(() => void store.load(), [store]);
  const state = useStore(store.$evidence);

  const openNext = async (): Promise<void> =>
    // If the call fails, open the list, which shows its own error.
    navigation.open('evidence', (await store.next().catch(() => null)) ?? '');

  const [draft] = useState(() => readDraft({ view: 'evidence', id }));

  const decide = async ({ document }: ReviewedEvidence, given: GivenDecision): Promise<void> => {
    if (deferredItem('evidence', id)) return;
    // Before the delay: a request for the password 8 seconds later could come after the admin has left the page.
    await confirmAhead(lang);
    const body = { ...given, checks: [...given.checks], revision: document.revision };
    const { wasUndone } = decideLater({
      view: 'evidence',
      id,
      importId: null,
      outcome: given.decision,
      name: documentName(lang, document),
      draft: {
        reason: given.reason ?? draft?.reason ?? '',
        ticked: [...given.checks],
        revision: document.revision,
      },
      send: async (sender) =>
        readSent(
          decideEvidence,
          await sendConfirmed(lang, (confirmation) =>
            sendAtOnce(sender, decideEvidence, { params: { id }, body }, confirmation),
          ),
        ),
    });
    const next = await store.next().catch(() => null);
    if (!wasUndone()) navigation.open('evidence', next ?? '');
  };

  const content = () => {
    if (state.status === 'loading') return <SectionSkeleton />;
    if (state.status === 'failed')
      return <Failed text={errorText(state.error, ADMIN_TOASTS.failed)} onRetry={store.load} />;
    if (state.status === 'gone')
      return (
        <EmptyState
          title={t('adminEvidence:gone')}
          text={t('adminEvidence:goneText')}
          action={
            <button type="button" className="btn btn-quiet" onClick={() => void openNext()}>
              {t('adminEvidence:next')}
            </button>
          }
        />
      );
    const { evidence } = state;
    return (
      <>
        <Company evidence={evidence} />
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <EvidenceFile key={evidence.document.revision} document={evidence.document} />
          <div className="grid grid-cols-1 gap-6">
            <DocumentFacts document={evidence.document} />
            <Decision
              key={`${evidence.document.revision} ${evidence.document.status}`}
              evidence={evidence}
              draft={draft}
              decide={(given) => decide(evidence, given)}
            />
          </div>
        </div>
        <Others evidence={evidence} />
      </>
    );
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <AdminLink
        className="link inline-flex items-center gap-1 justify-self-start py-2 text-sm"
        view="evidence"
      >
        <ArrowLeft className="size-4" aria-hidden />
        {t('adminEvidence:back')}
      </AdminLink>
      {content()}
    </div>
  );
}

function Company({ evidence }: { readonly evidence: ReviewedEvidence }) {
  const t = useT();
  const lang = useLang();
  const { document, supplierName, supplierAddress, supplierEmail, level, sameCode } = evidence;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg wrap-anywhere">{documentName(lang, document)}</h2>
        <StatusOf status={document.status} />
      </div>
      {sameCode.length > 0 && (
        <div className="notice notice-red grid gap-1">
          <h3 className="text-base">{t('adminEvidence:conflict.title')}</h3>
          <p>{t('adminEvidence:conflict.text')}</p>
          <ul>
            {sameCode.map((other) => (
              <li key={other.document.id} className="flex flex-wrap items-center gap-2">
                <AdminLink className="link py-1" view="evidence" item={other.document.id}>
                  {other.supplierName}
                </AdminLink>
                <StatusOf status={other.document.status} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <dl className="figures plate flex flex-wrap *:grow">
        <div>
          <dt>{t('adminEvidence:company')}</dt>
          <dd className="wrap-anywhere">{supplierName}</dd>
        </div>
        <div>
          <dt>{t('adminEvidence:address')}</dt>
          <dd className="wrap-anywhere">{supplierAddress}</dd>
        </div>
        <div>
          <dt>{t('adminEvidence:level')}</dt>
          <dd>{level ? levelName(t, level) : t('adminEvidence:noLevel')}</dd>
        </div>
        <div>
          <dt className="sr-only">{t('adminEvidence:openAccount')}</dt>
          <dd>
            <AdminLink className="link" view="users" filters={{ search: supplierEmail }}>
              {t('adminEvidence:openAccount')}
            </AdminLink>
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Others({ evidence: { others } }: { readonly evidence: ReviewedEvidence }) {
  const t = useT();
  const lang = useLang();
  return (
    <section className="grid gap-2" aria-labelledby="others">
      <h3 id="others" className="text-base">
        {t('adminEvidence:others')}
      </h3>
      {others.length === 0 ? (
        <p className="text-sm text-muted">{t('adminEvidence:noOthers')}</p>
      ) : (
        <ul className="plate divide-y divide-line text-sm">
          {others.map((other) => (
            <li key={other.id}>
              <AdminLink
                className="flex flex-wrap items-center gap-2 p-3 hover:bg-well"
                view="evidence"
                item={other.id}
              >
                <span className="wrap-anywhere">{documentName(lang, other)}</span>
                <StatusOf status={other.status} />
                {other.validUntil && (
                  <span className="text-muted">
                    {t('adminEvidence:ends', { date: formatDay(lang, other.validUntil) })}
                  </span>
                )}
              </AdminLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
