(() => {
  const page = /\/product\/[^/?#]+$/;
  const pictureOf = (url) => {
    if (page.test(location.pathname)) return document.querySelector('[data-viewer] img');
    const [path] = page.exec(new URL(url).pathname) ?? [];
    const link = path && document.querySelector(`main a[href$="${CSS.escape(path)}"]`);
    const head = link?.closest('th');
    return head
      ? document.querySelectorAll('.compare-pictures td')[head.cellIndex]?.querySelector('img')
      : link?.closest('article, li')?.querySelector('img');
  };
  const morph = (transition, url) => {
    const picture = transition && url && pictureOf(url);
    if (!picture) return;
    picture.style.viewTransitionName = 'product';
    transition.finished.finally(() => {
      picture.style.viewTransitionName = '';
    });
  };
  addEventListener('pageswap', (e) => morph(e.viewTransition, e.activation?.entry.url));
  addEventListener('pagereveal', (e) => morph(e.viewTransition, navigation.activation?.from?.url));
})();
