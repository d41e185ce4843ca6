// Notifications: stored in the transaction of their event, broadcast after its commit.
import { expect, test, vi } from 'vitest';
import { type NotificationEvent, openNotifier } from '../../../server/notifications/notifier.ts';
import type { Db } from '../../../server/platform/db/open.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { signUp } from '../users.ts';

const market = await sharedMarket(0);

const notificationFor = (userId: string) =>
  ({
    userId,
    kind: 'enquiry.new',
    subjectId: 'x',
    subject: 'A mill',
    from: 'admin',
    detail: '',
  }) as const;

const notifierOf = (db: Db, send: (event: NotificationEvent) => void) =>
  openNotifier({ db, send, mails: null, log: { error: vi.fn() } as never });

const storedFor = async (db: Db, userId: string): Promise<number> => {
  const stored = db.selectFrom('notifications').select('id').where('user_id', '=', userId);
  return (await stored.execute()).length;
};

test('are broadcast once the event is committed, and not at all where it fails', async () => {
  const { id } = await signUp(market, 'buyer');
  await withDatabase(market, async ({ db }) => {
    const sent: NotificationEvent[] = [];
    const { withNotifications } = notifierOf(db, (event) => sent.push(event));
    await withNotifications(async (tx, notify) => {
      await notify(tx, notificationFor(id));
      await notify(tx, notificationFor('nobody'));
      expect(sent).toEqual([]);
    });
    expect(sent).toMatchObject([{ userId: id, notification: { from: 'Yantra Bridge' } }]);
    const failing = withNotifications(async (tx, notify) => {
      await notify(tx, notificationFor(id));
      throw new Error('stopped');
    });
    await expect(failing).rejects.toThrow('stopped');
    expect({ sent: sent.length, stored: await storedFor(db, id) }).toEqual({ sent: 1, stored: 1 });
  });
});

test('a broadcast that fails harms neither the others nor the call', async () => {
  const users = [await signUp(market, 'buyer'), await signUp(market, 'buyer')];
  const [first = '', second = ''] = users.map(({ id }) => id);
  await withDatabase(market, async ({ db }) => {
    const sent: string[] = [];
    const { withNotifications } = notifierOf(db, ({ userId }) => {
      if (userId === first) throw new Error('deaf');
      sent.push(userId);
    });
    const result = await withNotifications(async (tx, notify) => {
      for (const id of [first, second]) await notify(tx, notificationFor(id));
      return 'done';
    });
    expect({ result, sent }).toEqual({ result: 'done', sent: [second] });
    expect(await storedFor(db, first)).toBe(1);
  });
});

test('a transaction that lost a race is run again, and its notification sent once', async () => {
  const { id } = await signUp(market, 'buyer');
  await withDatabase(market, async ({ db }) => {
    const send = vi.fn();
    let attempts = 0;
    await notifierOf(db, send).withNotifications(async (tx, notify) => {
      await notify(tx, notificationFor(id));
      attempts += 1;
      if (attempts === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    expect({ attempts, sent: send.mock.calls.length }).toEqual({ attempts: 2, sent: 1 });
    expect(await storedFor(db, id)).toBe(1);
  });
});
