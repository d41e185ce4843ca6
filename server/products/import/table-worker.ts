// Worker thread that reads one table file and posts the table, or why it cannot be read.
import { parentPort, workerData } from 'node:worker_threads';
import { readTable, TableError } from './read-table.ts';

const { file } = workerData as { readonly file: string };
try {
  parentPort?.postMessage({ table: await readTable(file) });
} catch (error) {
  if (!(error instanceof TableError)) throw error;
  parentPort?.postMessage({ refused: error.text });
}
