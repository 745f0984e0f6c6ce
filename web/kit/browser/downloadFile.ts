/** How long the browser may take to read a download, ms. */
const READING_MS = 60_000;

/** Saves a file through the browser's download; a phone offers to open it. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Later, because some browsers begin to read after the click.
  setTimeout(() => URL.revokeObjectURL(url), READING_MS);
}
