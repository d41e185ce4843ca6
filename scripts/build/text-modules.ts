// Vite plugin that evaluates the contract's modules of texts: a browser gets the texts they export, and not the files they are from.
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const TEXT_MODULE = /\/contract\/(?:messages|toasts)\/[\w-]+\.ts$/;

const literalOf = (id: string, name: string, value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'function')
      throw new Error(`${id}: ${name} has a function, so browsers cannot load this module`);
    return inner;
  });

/** Only in builds: the development server reads changed texts again. */
export const textModules = (): Plugin => ({
  name: 'text-modules',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  load: {
    filter: { id: TEXT_MODULE },
    async handler(id) {
      const exported: object = await import(pathToFileURL(id).href);
      const code = Object.entries(exported).map(
        ([name, value]) => `export const ${name} = ${literalOf(id, name, value)};\n`,
      );
      return { code: code.join(''), map: null, moduleSideEffects: false };
    },
  },
});
