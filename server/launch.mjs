// Production start script: replaces itself with the server, with a heap limit that fits the available memory.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ALLOCATOR, heapFlags, memoryMb } from './heap.mjs';
import { registerServer } from './running-servers.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
if (process.env.PUBLIC_ORIGIN && existsSync(`${HERE}/../dist/.drafts`)) {
  console.error('The built site is a preview with drafts. Build it again without PUBLIC_DRAFTS.');
  process.exit(1);
}
registerServer(fileURLToPath(new URL('../dist', import.meta.url)));
const flags = [
  // The caller's own flags come last, because the last of two equal flags wins.
  ...heapFlags(memoryMb(process.env)),
  ...process.execArgv,
  `--import=${pathToFileURL(`${HERE}/preload.mjs`).href}`,
];
const command = [...flags, `${HERE}/main.ts`, ...process.argv.slice(2)];

if (process.platform === 'win32') {
  const child = spawn(process.execPath, command, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
} else {
  // execve replaces the program in the same process, so supervisors, signals and process ids see one server.
  process.execve(process.execPath, [process.execPath, ...command], {
    ...ALLOCATOR,
    ...process.env,
  });
}
