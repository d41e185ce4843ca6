// Notifications over the live connection: sent once, after the commit, whatever a listener does.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type NotificationEvent, openNotifier } from '../../../server/notifications/notifier.ts';
import { type Market, openMarket } from '../market.ts';
import { signUp } from '../people.ts';
import { inDatabase } from '../place.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket(0);
});
afterAll(() => market.close());

const notice = (userId: string) =>
  ({
    userId,
    kind: 'enquiry.new',
    subjectId: 'x',
    subject: 'A mill',
    from: 'admin',
    detail: '',
  }) as const;
const quietLog = { error: vi.fn() } as never;

test('is heard once it is committed, and not at all where it is not', async () => {
  const { id } = await signUp(market, 'buyer');
  await inDatabase(market, async ({ db }) => {
    const notifier = openNotifier(db, null, quietLog);
    const heard: NotificationEvent[] = [];
    const stop = notifier.subscribe((told) => heard.push(told));
    await notifier.withNotifications(async (tx, notify) => {
      await notify(tx, notice(id));
      await notify(tx, notice('nobody'));
      expect(heard).toEqual([]);
    });
    expect(heard).toMatchObject([{ userId: id, notification: { from: 'Yantra Bridge' } }]);
    const failing = notifier.withNotifications(async (tx, notify) => {
      await notify(tx, notice(id));
      throw new Error('stopped');
    });
    await expect(failing).rejects.toThrow('stopped');
    expect(heard).toHaveLength(1);
    stop();
    await notifier.withNotifications((tx, notify) => notify(tx, notice(id)));
    expect(heard).toHaveLength(1);
    const rows = await db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', id)
      .execute();
    expect(rows).toHaveLength(2);
  });
});

test('a listener that fails harms neither the others nor the call', async () => {
  const { id } = await signUp(market, 'buyer');
  await inDatabase(market, async ({ db }) => {
    const notifier = openNotifier(db, null, quietLog);
    const heard: NotificationEvent[] = [];
    notifier.subscribe(() => {
      throw new Error('deaf');
    });
    notifier.subscribe((told) => heard.push(told));
    const result = await notifier.withNotifications(async (tx, notify) => {
      await notify(tx, notice(id));
      return 'done';
    });
    expect({ result, heard: heard.length }).toEqual({ result: 'done', heard: 1 });
  });
});

test('a transaction that lost a race is run again, and told once', async () => {
  const { id } = await signUp(market, 'buyer');
  await inDatabase(market, async ({ db }) => {
    const notifier = openNotifier(db, null, quietLog);
    const heard: NotificationEvent[] = [];
    notifier.subscribe((told) => heard.push(told));
    let tries = 0;
    await notifier.withNotifications(async (tx, notify) => {
      await notify(tx, notice(id));
      tries += 1;
      if (tries === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    expect({ tries, heard: heard.length }).toEqual({ tries: 2, heard: 1 });
  });
});
