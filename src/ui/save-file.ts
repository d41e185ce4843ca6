// Saves a file through the browser's download, under a file name.

/** Time until the object URL is revoked; long enough for any browser to start the download. */
const REVOKE_DELAY_MS = 60_000;

/** A file of the server, which names it. Browsers inside apps such as WeChat save only these. */
export const saveLinked = ({ path }: { readonly path: string }): void => save(`/api${path}`, '');

function save(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Content that the page has made, which the server does not have. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  save(address, name);
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS);
}
