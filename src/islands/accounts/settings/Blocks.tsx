// Accounts that the user has blocked, each with a button that unblocks it.
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Block, listBlocks, unblockAccount } from '../../../../contract/accounts/blocks.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { appApi } from '../../../stores/app-api.ts';
import { toLoadError } from '../../../stores/load-error.ts';
import { createLoadStore } from '../../../stores/load-store.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { showToast } from '../../../toasts/toasts.ts';
import { formatDate } from '../../../ui/format/date.ts';
import { Section } from './Section.tsx';

function BlockList() {
  const t = useT();
  const lang = useLang();
  const api = useMemo(() => appApi(lang), [lang]);
  const blocks = useMemo(
    () => createLoadStore(async (signal) => (await api.call(listBlocks, { signal })).blocks),
    [api],
  );
  const state = useStore(blocks.$state);
  const [busyId, setBusyId] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => blocks.load(), [blocks]);

  const unblock = async ({ id }: Block): Promise<void> => {
    if (busyId !== null) return;
    setBusyId(id);
    try {
      const { message } = await api.call(unblockAccount, { params: { id } });
      const now = blocks.$state.get();
      if (now.status === 'ready') blocks.setValue(now.value.filter((each) => each.id !== id));
      // The button that had the focus was removed with its row.
      list.current?.focus();
      if (message) showToast('success', { text: message });
    } catch (error) {
      const text = serverMessage(toLoadError(error)) ?? undefined;
      showToast('error', { title: t('account:blocks.failed'), text });
    } finally {
      setBusyId(null);
    }
  };

  if (state.status === 'failed')
    return (
      <div className="notice notice-red grid w-full justify-items-start gap-3" role="alert">
        <p>{t('account:blocks.notLoaded')}</p>
        <button className="btn btn-quiet" type="button" onClick={() => void blocks.load()}>
          {t('account:blocks.again')}
        </button>
      </div>
    );
  if (state.status !== 'ready')
    return (
      <p className="text-sm text-muted" role="status">
        {t('account:blocks.loading')}
      </p>
    );
  const shown = state.value;
  return (
    <div ref={list} className="w-full" tabIndex={-1}>
      {shown.length === 0 ? (
        <p className="text-sm text-muted">{t('account:blocks.none')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line" aria-labelledby="blocks">
          {shown.map((block) => {
            const name = block.companyName || block.name;
            return (
              <li key={block.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
                <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
                  <p className="font-semibold wrap-anywhere">{name}</p>
                  <p className="text-sm text-muted">
                    {t('account:blocks.blockedAt', { date: formatDate(lang, block.blockedAt) })}
                  </p>
                </div>
                <button
                  className="btn btn-quiet btn-small max-sm:w-full"
                  type="button"
                  aria-label={t('account:blocks.unblockThis', { name })}
                  aria-busy={busyId === block.id}
                  onClick={() => void unblock(block)}
                >
                  {t('account:blocks.unblock')}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

export function Blocks() {
  const t = useT();
  return (
    <Section id="blocks" title={t('account:blocks.title')} text={t('account:blocks.text')}>
      <BlockList />
    </Section>
  );
}
