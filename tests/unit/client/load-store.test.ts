// Store for what a screen loads: reloads, late replies, failures.
import { expect, test } from 'vitest';
import { ApiError } from '../../../contract/errors.ts';
import { createLoadStore } from '../../../src/stores/load-store.ts';

/** A store whose replies the test sends, in any order. */
function storeWithReplies() {
  const replies: PromiseWithResolvers<string>[] = [];
  const signals: AbortSignal[] = [];
  const store = createLoadStore((signal) => {
    const reply = Promise.withResolvers<string>();
    replies.push(reply);
    signals.push(signal);
    return reply.promise;
  });
  const shown = () => expect.poll(() => store.$state.get());
  return { store, replies, signals, shown };
}

test('a reload keeps the shown value until its reply arrives', async () => {
  const { store, replies, shown } = storeWithReplies();
  store.load();
  expect(store.$state.get()).toEqual({ status: 'loading' });
  replies[0]?.resolve('first');
  await shown().toEqual({ status: 'ready', value: 'first' });
  store.load();
  expect(store.$state.get()).toEqual({ status: 'ready', value: 'first' });
  replies[1]?.resolve('second');
  await shown().toEqual({ status: 'ready', value: 'second' });
});

test('the reply of an earlier load is ignored', async () => {
  const { store, replies, signals, shown } = storeWithReplies();
  store.load();
  store.load();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  replies[1]?.resolve('second');
  await shown().toEqual({ status: 'ready', value: 'second' });
  replies[0]?.resolve('first');
  await replies[0]?.promise;
  expect(store.$state.get()).toEqual({ status: 'ready', value: 'second' });
});

test('a value set after a change is not replaced by a reply from before it', async () => {
  const { store, replies } = storeWithReplies();
  store.load();
  store.setValue('changed');
  replies[0]?.resolve('old');
  await replies[0]?.promise;
  expect(store.$state.get()).toEqual({ status: 'ready', value: 'changed' });
});

test('a refusal is shown with its text, and the next load starts again', async () => {
  const { store, replies, shown } = storeWithReplies();
  store.load();
  replies[0]?.reject(new ApiError('notFound', 404, 'Order not found'));
  await shown().toMatchObject({
    status: 'failed',
    error: { code: 'notFound', message: 'Order not found' },
  });
  store.load();
  expect(store.$state.get()).toEqual({ status: 'loading' });
});

test('an aborted load changes nothing', async () => {
  const { store, replies } = storeWithReplies();
  store.load()();
  replies[0]?.reject(new ApiError('notFound', 404, 'Order not found'));
  await replies[0]?.promise.catch(() => {});
  expect(store.$state.get()).toEqual({ status: 'loading' });
});
