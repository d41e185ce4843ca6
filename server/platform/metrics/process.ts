// Process metrics: memory, CPU, and how long the event loop is blocked.
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { Registry } from './registry.ts';

const NANOSECONDS_PER_SECOND = 1e9;

/** Starts measuring; returns a function that stops it. */
export function measureProcess({ gauge, total }: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  gauge('yantra_event_loop_lag_seconds', 'Delay of timers since the last scrape.', () => {
    const values = [
      [{ quantile: '0.5' }, delay.percentile(50) / NANOSECONDS_PER_SECOND],
      [{ quantile: '0.99' }, delay.percentile(99) / NANOSECONDS_PER_SECOND],
      [{ quantile: '1' }, delay.max / NANOSECONDS_PER_SECOND],
    ] as const;
    delay.reset();
    return values;
  });
  total(
    'yantra_event_loop_busy_seconds_total',
    'Time in which the event loop was not idle.',
    () => performance.eventLoopUtilization().active / 1_000,
  );
  total('yantra_process_cpu_seconds_total', 'Processor time, all threads.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  gauge('yantra_memory_bytes', 'Memory of this process.', () => {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
    return [
      [{ kind: 'resident' }, rss],
      [{ kind: 'heap_used' }, heapUsed],
      [{ kind: 'heap_total' }, heapTotal],
      [{ kind: 'external' }, external],
      [{ kind: 'heap_limit' }, getHeapStatistics().heap_size_limit],
    ];
  });
  gauge('yantra_uptime_seconds', 'Time since the start of this process.', () => process.uptime());
  return () => delay.disable();
}
