/** What stands in a RichText is replaced by this, as Ctrl+A and Ctrl+V do it. `box` has the role textbox. */
export function pasteOver(box: HTMLElement, text: string): void {
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true, cancelable: true }))
  pasteInto(box, { 'text/plain': text })
}

/** A paste where the cursor is; by type, as the clipboard holds it. */
export function pasteInto(box: HTMLElement, contents: Readonly<Record<string, string>>): void {
  const clipboardData = new DataTransfer()
  for (const [type, text] of Object.entries(contents)) clipboardData.setData(type, text)
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
