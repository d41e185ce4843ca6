// Process metrics: memory, CPU, and how long the event loop is blocked.
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { Registry } from './registry.ts';

const NANO = 1e9;

/** Starts measuring; returns a function that stops it. */
export function measureProcess({ gauge, total }: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  gauge('yantra_event_loop_lag_seconds', 'How late timers ran since this was last asked.', () => {
    const told = [
      [{ quantile: '0.5' }, delay.percentile(50) / NANO],
      [{ quantile: '0.99' }, delay.percentile(99) / NANO],
      [{ quantile: '1' }, delay.max / NANO],
    ] as const;
    delay.reset();
    return told;
  });
  total(
    'yantra_event_loop_busy_seconds_total',
    'Time in which the thread worked instead of waiting.',
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
  gauge('yantra_uptime_seconds', 'Since this process was started.', () => process.uptime());
  return () => delay.disable();
}
