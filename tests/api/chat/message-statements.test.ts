// Number of SQL statements that a message costs, by the metric that operators see.
import { expect, test } from 'vitest';
import { freePort } from '../../../tools/server-process.ts';
import { sharedMarket } from '../market.ts';
import { chatApi, openChatTrade } from './chat-calls.ts';

const port = await freePort();
const market = await sharedMarket(0, { METRICS_PORT: String(port) });
const { newChat } = await openChatTrade(market);

const countStatements = async (): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^yantra_query_seconds_count (\d+)/m.exec(text)?.[1]);
};

test('a message costs two statements on PostgreSQL, and five on SQLite', async () => {
  const { buyer, id } = await newChat();
  const messages = 10;
  const counts: number[] = [];
  for (let round = 0; round < 5; round++) {
    const before = await countStatements();
    for (let at = 0; at < messages; at++)
      await chatApi.send(buyer, id, 'Which voltage?', `${round}-${at}`);
    counts.push((await countStatements()) - before);
  }
  // The scrape and background work add some: the round with the fewest counts.
  expect(Math.floor(Math.min(...counts) / messages)).toBe(process.env.DATABASE_URL ? 2 : 5);
});
