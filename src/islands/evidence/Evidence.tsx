// A supplier's evidence: the level with what it still needs, the form, and the documents with their actions.
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { EvidenceDocument } from '../../../contract/evidence/document.ts';
import {
  deleteEvidence,
  listMyEvidence,
  publishEvidence,
} from '../../../contract/evidence/evidence.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { appApi } from '../../stores/app-api.ts';
import { createLoadStore } from '../../stores/load-store.ts';
import { serverMessage } from '../../stores/server-message.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useChange } from '../../ui/use-change.ts';
import { ADD_DOCUMENT, DocumentForm } from './DocumentForm.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { documentName } from './document-name.ts';
import { EvidenceSkeleton } from './EvidenceSkeleton.tsx';
import { LevelCard } from './LevelCard.tsx';

type Asked = { readonly act: 'remove' | 'publish'; readonly document: EvidenceDocument };

export default function Evidence({ canWrite }: { readonly canWrite: boolean }) {
  const t = useT();
  const lang = useLang();
  const api = useMemo(() => appApi(lang), [lang]);
  const store = useMemo(
    () => createLoadStore((signal) => api.call(listMyEvidence, { signal })),
    [api],
  );
  const state = useStore(store.$state);
  useEffect(() => store.load(), [store]);
  /** The document that is corrected; 'new' for another one; null while no form is open. */
  const [edited, setEdited] = useState<EvidenceDocument | 'new' | null>(() =>
    canWrite && location.hash === ADD_DOCUMENT ? 'new' : null,
  );
  const [asked, setAsked] = useState<Asked | null>(null);
  const list = useRef<HTMLElement>(null);

  const { isBusy, change } = useChange(t('evidence:actionFailed'), () => {
    setAsked(null);
    store.load();
    list.current?.focus({ preventScroll: true });
  });
  const remove = ({ id }: EvidenceDocument) =>
    change(() => api.call(deleteEvidence, { params: { id } }));
  const publish = ({ id }: EvidenceDocument, published: boolean) =>
    change(() => api.call(publishEvidence, { params: { id }, body: { published } }));

  if (state.status === 'failed')
    return (
      <div className="notice notice-red grid justify-items-start gap-3" role="alert">
        <p>{serverMessage(state.error) ?? t('evidence:failed')}</p>
        <button className="btn btn-quiet" type="button" onClick={() => void store.load()}>
          {t('evidence:again')}
        </button>
      </div>
    );
  if (state.status === 'loading')
    return (
      <div aria-busy="true">
        <p className="sr-only" role="status">
          {t('evidence:loading')}
        </p>
        <EvidenceSkeleton />
      </div>
    );
  const { documents } = state.value;
  const close = (): void => {
    setEdited(null);
    list.current?.focus();
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <LevelCard evidence={state.value} />
      {edited && (
        <DocumentForm
          key={edited === 'new' ? 'new' : edited.id}
          api={api}
          document={edited === 'new' ? null : edited}
          onSubmitted={() => {
            close();
            store.load();
          }}
          onCancel={close}
        />
      )}
      <section
        ref={list}
        className="grid grid-cols-1 gap-3"
        aria-labelledby="documents"
        tabIndex={-1}
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="documents" className="text-lg">
            {t('evidence:list.title')}
          </h2>
          {canWrite && edited === null && (
            <button
              type="button"
              className="btn btn-primary max-sm:w-full"
              onClick={() => setEdited('new')}
            >
              {t('evidence:form.add')}
            </button>
          )}
        </div>
        {documents.length === 0 ? (
          <div className="plate grid gap-1 p-4">
            <p className="font-semibold">{t('evidence:list.empty')}</p>
            <p className="text-muted">{t('evidence:list.emptyText')}</p>
          </div>
        ) : (
          <ul className="plate divide-y divide-line">
            {documents.map((document) => (
              <li key={document.id}>
                <DocumentRow
                  api={api}
                  document={document}
                  canWrite={canWrite}
                  onCorrect={() => setEdited(document)}
                  onPublish={() => setAsked({ act: 'publish', document })}
                  onUnpublish={() => void publish(document, false)}
                  onRemove={() => setAsked({ act: 'remove', document })}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      {asked && (
        <ConfirmDialog
          title={t(`evidence:list.${asked.act}Ask`, { name: documentName(lang, asked.document) })}
          text={t(`evidence:list.${asked.act}Text`)}
          confirm={t(
            isBusy && asked.act === 'remove'
              ? 'evidence:list.removing'
              : `evidence:list.${asked.act}`,
          )}
          danger={asked.act === 'remove'}
          busy={isBusy}
          onConfirm={() =>
            void (asked.act === 'remove' ? remove(asked.document) : publish(asked.document, true))
          }
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
