// The deferred decision about one item, for the screens of items; the page itself needs only their number.
import { useStore } from '@nanostores/react';
import { $deferred, type DecidedView, type DeferredItem } from './deferred.ts';

export const deferredItem = (view: DecidedView, id: string): DeferredItem | undefined =>
  $deferred.get().find((each) => each.view === view && each.id === id);

/** The deferred decision about an item; undefined if there is none. */
export const useDeferred = (view: DecidedView, id: string): DeferredItem | undefined =>
  useStore($deferred).find((each) => each.view === view && each.id === id);
