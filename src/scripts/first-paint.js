// Before the first paint: the stored language, how phones show products, the session and its account.
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
    root.dataset.cardView = localStorage.getItem('card_view') || 'rows';
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
    // Storage is blocked.
  }
})();
