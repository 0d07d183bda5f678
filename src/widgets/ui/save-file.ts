/**
 * Hands the person a file under this name. The link stands beside `near`, in the widget's own root: the page's body is
 * not ours to write on.
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
