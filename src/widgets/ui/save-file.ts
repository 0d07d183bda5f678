/**
 * Downloads a file. The link is added next to `near`, in the widget's own root, because the page's body must
 * stay unchanged.
 */
export function saveFile(name: string, content: Blob, near: Element): void {
  const address = URL.createObjectURL(content)
  const link = near.ownerDocument.createElement('a')
  link.href = address
  link.download = name
  link.hidden = true
  near.after(link)
  link.click()
  link.remove()
  URL.revokeObjectURL(address)
}
