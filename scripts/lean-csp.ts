// Vite plugin that makes Astro calculate each hash of its Content-Security-Policy once. It hashes the text of every style and
// script of a page at each render, although all of them are known since the build.
import type { Plugin } from 'vite';

const DECLARATION = 'async function generateCspDigest(';
const CACHED = `const cspDigests = new Map();
function generateCspDigest(data, algorithm) {
  const key = algorithm + data;
  let digest = cspDigests.get(key);
  if (!digest) cspDigests.set(key, (digest = calculateCspDigest(data, algorithm)));
  return digest;
}
async function calculateCspDigest(`;

export const leanCsp = (): Plugin => ({
  name: 'lean-csp',
  applyToEnvironment: ({ config }) => config.consumer === 'server',
  transform: {
    filter: { id: /astro\/dist\/core\/encryption\.js$/ },
    handler(code) {
      if (!code.includes(DECLARATION)) this.error('Astro calculates its hashes differently now.');
      return { code: code.replace(DECLARATION, CACHED), map: null };
    },
  },
});
