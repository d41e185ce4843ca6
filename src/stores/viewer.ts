// Check that the session's role in the company may only read (docs/decisions/023-company-members.md).

/** Then controls that write are hidden, and what is opened is not marked as seen. From the stored account, as in the stylesheet. */
export const isViewer = (): boolean =>
  document.documentElement.dataset.account?.includes(' viewer ') === true;
