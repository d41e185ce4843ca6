// The production command: becomes the server, with a heap limit that fits the memory the process may use.
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ALLOCATOR, heapFlags, memoryMb } from './heap.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const flags = [
  // The caller's own flags come last: Node takes the last of two.
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
  // The same process goes on with another program: supervisors, signals and process ids see one server.
  process.execve(process.execPath, [process.execPath, ...command], {
    ...ALLOCATOR,
    ...process.env,
  });
}
