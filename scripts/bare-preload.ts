// Vite plugin that removes style loading and script preloading from Vite's helper around every import().
// The site has one stylesheet and no preload links, so the code would only make every page larger.
import type { Plugin } from 'vite';

export const barePreload = (): Plugin => ({
  name: 'bare-preload',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
  },
});
