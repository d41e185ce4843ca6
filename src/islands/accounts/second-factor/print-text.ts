// Prints a text alone, without the page around it.

export function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const content = frame.contentDocument;
  const lines = content?.createElement('pre');
  if (content && lines) {
    lines.textContent = text;
    content.body.append(lines);
  }
  // The window of the printer blocks, or the browser has copied the content.
  frame.contentWindow?.print();
  frame.remove();
}
