// Saves a blob through the browser's download, under a file name.

/** Time until the object URL is revoked; long enough for any browser to start the download. */
const REVOKE_DELAY_MS = 60_000;

export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}
