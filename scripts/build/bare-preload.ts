// Vite plugin that removes style loading and script preloading from Vite's helper around every import(), and the lists of
// chunks to preload. The site has one stylesheet and no preload links, so they would only make every page larger.
import type { Plugin } from 'vite';

export const barePreload = (): Plugin => ({
  name: 'bare-preload',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  // Astro overrides this setting of the site's configuration.
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : null),
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
  },
});
