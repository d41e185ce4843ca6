// Before the first paint: the stored language, how products are shown, the currency of prices, the session and its account.
(() => {
  const { dataset, style } = document.documentElement;
  dataset.session = 'out';
  dataset.cardView = matchMedia('(width<40rem)').matches ? 'rows' : 'cards';
  try {
    const path = location.pathname;
    if (/^\/zh-hans(\/|$)/.test(path)) {
      localStorage.setItem('app_language', 'zh-Hans');
    } else if (localStorage.getItem('app_language') === 'zh-Hans') {
      style.visibility = 'hidden';
      location.replace(`/zh-hans${path === '/' ? '' : path}${location.search}${location.hash}`);
    }
    dataset.prices = localStorage.getItem('prices');
    dataset.cardView = localStorage.getItem('card_view') || dataset.cardView;
    if (localStorage.getItem('auth_token')) {
      dataset.session = 'in';
      dataset.account = localStorage.getItem('auth_account') || '';
      const own = /^supplier .*?([\w-]{1,12})$/.exec(dataset.account);
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
