/** Hands the person the file at an address; false for an address that is none of a file: nothing of it is run. */
export function fetchFile(name: string, address: string, near: Element): boolean {
  if (!URL.canParse(address, near.baseURI)) return false
  const { protocol, href } = new URL(address, near.baseURI)
  if (protocol !== 'https:' && protocol !== 'http:' && protocol !== 'data:') return false
  const link = near.ownerDocument.createElement('a')
  link.href = href
  link.download = name
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  link.hidden = true
  near.after(link)
  link.click()
  link.remove()
  return true
}
