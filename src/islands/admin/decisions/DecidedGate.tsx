// Shows instead of an item that it was decided a moment ago, with the way to take that back.
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import type { DecidedView } from './deferred.ts';
import { useDeferred } from './deferred-item.ts';
import { deferredDecisions } from './use-decide-later.ts';

interface Props {
  readonly view: DecidedView;
  readonly id: string;
  readonly children: ReactNode;
}

export function DecidedGate({ view, id, children }: Props) {
  const t = useT();
  const deferred = useDeferred(view, id);
  // The screen on which the decision was made stays until the next item opens.
  const [wasDecided, setWasDecided] = useState(deferred !== undefined);
  const isDeferred = deferred !== undefined;
  const wasDeferred = useRef(isDeferred);
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    // Taken back, sent or failed while it is open: it is read again, with what was typed.
    if (wasDeferred.current && !isDeferred) {
      setVisit((before) => before + 1);
      setWasDecided(false);
    }
    wasDeferred.current = isDeferred;
  }, [isDeferred]);
  if (!deferred || !wasDecided) return <Fragment key={visit}>{children}</Fragment>;
  return (
    <EmptyState
      title={deferred.text}
      text={t('adminDecisions:waiting')}
      action={
        deferred.status === 'waiting' && (
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => void deferredDecisions.undo()}
          >
            {t('adminDecisions:undo')}
          </button>
        )
      }
    />
  );
}
