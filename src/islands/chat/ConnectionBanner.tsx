// Banner shown while the live connection is lost, with a button that reconnects.
import { useStore } from '@nanostores/react';
import WifiOff from 'lucide-react/icons/wifi-off';
import { CLOSED, type Live } from '../../api/live.ts';
import { useT } from '../../i18n/react.tsx';

export function ConnectionBanner({ live }: { readonly live: Live }) {
  const t = useT();
  const state = useStore(live.$state);
  /** Closed by this page itself, so it cannot be reopened. */
  const isClosed = state.status === 'ended' && state.code === CLOSED;
  const messageText = (): string | null => {
    if (state.status === 'lost') return t(`chat:live.${state.retrying ? 'reconnecting' : 'lost'}`);
    // Without a sentence of ours there is nothing to explain.
    if (isClosed || (state.status === 'ended' && state.code === 'unknown'))
      return t('chat:live.lost');
    if (state.status === 'ended') return t('chat:live.ended', { message: state.message });
    return null;
  };
  const message = messageText();
  return (
    <div role="status">
      {message && (
        <div className="flex items-center gap-3 border-b border-red bg-red-tint px-3 py-1 text-sm text-ink">
          <WifiOff className="size-5 flex-none" aria-hidden />
          <p className="flex-1">{message}</p>
          {!isClosed && (
            <button type="button" className="btn btn-quiet btn-small" onClick={live.reconnect}>
              {t('chat:live.retry')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
