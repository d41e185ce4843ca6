// Hands bytes to the browser's own download, under a name.

/** Long enough for any browser to have taken the file. */
const OFFERED_MS = 60_000;

export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), OFFERED_MS);
}
