// Vite plugin that makes Astro hash less at each render of a page. For the Content-Security-Policy it hashes the text of every
// style and script again, although all are known since the build; for the id of an island it hashes its whole HTML, in
// JavaScript: its ends tell islands apart.
import type { Plugin } from 'vite';

const CSP_DECLARATION = 'async function generateCspDigest(';
const CACHED_CSP_DIGEST = `const cspDigests = new Map();
function generateCspDigest(data, algorithm) {
  const key = algorithm + data;
  let digest = cspDigests.get(key);
  if (!digest) cspDigests.set(key, (digest = calculateCspDigest(data, algorithm)));
  return digest;
}
async function calculateCspDigest(`;

const SHORT_HASH = `import { hash } from 'node:crypto';
export const shorthash = (text) =>
  hash('sha1', text.slice(0, 1_000) + text.slice(-1_000), 'base64url').slice(0, 8);`;

export const leanHashes = (): Plugin => ({
  name: 'lean-hashes',
  applyToEnvironment: ({ config }) => config.consumer === 'server',
  load: {
    filter: { id: /astro\/dist\/runtime\/server\/shorthash\.js$/ },
    handler: () => ({ code: SHORT_HASH, map: null }),
  },
  transform: {
    filter: { id: /astro\/dist\/core\/encryption\.js$/ },
    handler(code) {
      if (!code.includes(CSP_DECLARATION)) this.error('Astro calculates its hashes differently.');
      return { code: code.replace(CSP_DECLARATION, CACHED_CSP_DIGEST), map: null };
    },
  },
});
