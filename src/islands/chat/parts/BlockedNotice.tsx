// Notice in place of the composer while one side has blocked the other: which side, what still works, and a button that unblocks.
import { useState } from 'react';
import { unblockAccount } from '../../../../contract/accounts/blocks.ts';
import type { Counterpart } from '../../../../contract/chat/chat.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { appApi } from '../../../stores/app-api.ts';
import { toLoadError } from '../../../stores/load-error.ts';
import { serverMessage } from '../../../stores/server-message.ts';

interface Props {
  readonly block: NonNullable<Counterpart['block']>;
  readonly counterpart: { readonly id: string; readonly name: string };
  readonly onUnblocked: () => void;
}

export function BlockedNotice({ block, counterpart, onUnblocked }: Props) {
  const t = useT();
  const lang = useLang();
  const { id, name } = counterpart;
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({
    busy: false,
    error: null,
  });
  const unblock = async (): Promise<void> => {
    if (state.busy) return;
    setState({ busy: true, error: null });
    try {
      await appApi(lang).call(unblockAccount, { params: { id } });
      onUnblocked();
    } catch (error) {
      const text = serverMessage(toLoadError(error)) ?? t('chatTools:block.failed');
      setState({ busy: false, error: text });
    }
  };
  return (
    <div className="grid justify-items-start gap-2 border-t border-line p-3 text-sm">
      <p role="status">
        {t(block === 'own' ? 'chatTools:block.own' : 'chatTools:block.theirs', { name })}{' '}
        {t('chatTools:block.orders')}
      </p>
      {block === 'own' && (
        <button
          type="button"
          className="writes btn btn-quiet"
          aria-busy={state.busy}
          onClick={() => void unblock()}
        >
          {t('chatTools:block.unblock')}
        </button>
      )}
      <p className="text-red empty:hidden" role="alert">
        {state.error}
      </p>
    </div>
  );
}
