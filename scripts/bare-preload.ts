// A Vite plugin: what loads on demand is a script and nothing else, since there is one stylesheet and no preload links.
// The helper that Vite puts before every import() loads styles and preloads scripts: it is left out of what every page carries.
import type { Plugin } from 'vite';

export const barePreload = (): Plugin => ({
  name: 'bare-preload',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
  },
});
