// `npm run dev`: Vite reloads pages and islands, the server restarts on change, both behind one address.
import { type ChildProcess, spawn } from 'node:child_process';

const API_PORT = 4320;
const children: ChildProcess[] = [];

const start = (args: readonly string[], env: Record<string, string>): void => {
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  child.on('exit', (code) => {
    for (const other of children) other.kill();
    process.exit(code ?? 0);
  });
  children.push(child);
};

start(
  [
    '--watch-path=server',
    '--watch-path=contract',
    '--watch-path=locales',
    '--watch-preserve-output',
    'server/main.ts',
  ],
  {
    PORT: String(API_PORT),
    LOG_LEVEL: 'info',
  },
);
start(['node_modules/astro/bin/astro.mjs', 'dev', '--port', process.env.PORT ?? '4321'], {
  API_ORIGIN: `http://127.0.0.1:${API_PORT}`,
  ASTRO_TELEMETRY_DISABLED: '1',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
