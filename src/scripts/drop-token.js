// Before anything else is loaded: the token of a mail's link leaves the address, the history and what the browser suggests. A reload
// then needs the link again.
(() => {
  const address = new URL(location.href);
  if (!address.searchParams.has('token')) return;
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address);
})();
