// Runs in <head> before anything is painted: the stored language moves an address, the session and its account are marked.
// Inlined as it stands and allowed by its hash (astro.config.mjs), so every byte counts and nothing is imported.
(() => {
  const root = document.documentElement;
  root.dataset.session = 'out';
  try {
    const path = location.pathname;
    if (/^\/zh-hans(\/|$)/.test(path)) {
      localStorage.setItem('app_language', 'zh-Hans');
    } else if (localStorage.getItem('app_language') === 'zh-Hans') {
      root.style.visibility = 'hidden';
      location.replace(`/zh-hans${path === '/' ? '' : path}${location.search}${location.hash}`);
    }
    if (localStorage.getItem('auth_token')) {
      root.dataset.session = 'in';
      const account = localStorage.getItem('auth_account') || '';
      root.dataset.account = account;
      const own = /^supplier .*?([\w-]{1,12})$/.exec(account);
      if (own) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`[data-maker="${own[1]}"]{--own:grid}`);
        document.adoptedStyleSheets = [sheet];
      }
    }
  } catch {
    // Storage is forbidden: the address alone decides, and nobody is signed in.
  }
})();
