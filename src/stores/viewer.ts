// Whether the session is of a person whose role in the company lets it read only (docs/decisions/023-company-members.md).

/** Then controls that write are hidden, and what is opened is not marked as seen. From the stored account, as in the stylesheet. */
export const isViewer = (): boolean =>
  document.documentElement.dataset.account?.includes(' viewer ') === true;
