import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import type { SearchHit } from '../../../core/search/search.results'
import { copyText } from '../../orders/reply/copying'
import { useToaster } from '../../runtime/use-toaster'
import type { SearchChoice } from '../search'
import type { Search } from '../use-search'

/** Downloads the file at a URL; false if the URL isn't a file's. Never executes it. */
function fetchFile(name: string, address: string, near: Element): boolean {
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

type Choosing = {
  search: Search
  containerRef: RefObject<Element | null>
  leadsTo: ((choice: SearchChoice) => string | undefined) | undefined
  onChosen: ((choice: SearchChoice) => void) | undefined
  onClose(): void
}

/** The public part of a hit. */
export function choiceOf(hit: SearchHit): SearchChoice {
  const { kind, title } = hit
  if (hit.kind === 'page') return { kind, link: hit.page.link, id: String(hit.page.id), title }
  if (hit.kind === 'order') return { kind, id: hit.order.OrderNumber, title }
  if (hit.kind === 'customer') return { kind, id: hit.customer.phoneNumber, title }
  if (hit.kind === 'product') {
    const { slug, id } = hit.product
    return { kind, id: slug || String(id), title, ...(hit.isShops && { isShops: true as const }) }
  }
  if (hit.kind === 'invoice') return { kind, id: String(hit.invoice.id), title }
  if (hit.kind === 'contact') {
    const { email, chat } = hit.contact
    return { kind, ...(email && { id: email }), title, ...(chat !== undefined && { chat }) }
  }
  return { kind, title }
}

/** Records and reports the choice. Hits without a URL here are downloaded or copied. */
export function useChoosing({ search, containerRef, leadsTo, onChosen, onClose }: Choosing) {
  const { t } = useLingui()
  const toaster = useToaster()

  const copy = async (text: string) => {
    const isCopied = await copyText(text, null)
    toaster.show(
      isCopied
        ? { id: 'search', tone: 'success', title: t`Copied: ${text}` }
        : { id: 'search', tone: 'warning', title: t`Your browser blocked copying: ${text}` },
    )
  }
  return (hit: SearchHit) => {
    const choice = choiceOf(hit)
    const link = leadsTo?.(choice)
    const near = containerRef.current
    search.remember()
    if (link === undefined && hit.kind === 'file') {
      if (!near || hit.file.url === undefined || !fetchFile(hit.title, hit.file.url, near)) void copy(hit.title)
    }
    if (link === undefined && hit.kind === 'contact') void copy(hit.contact.email || hit.title)
    search.type('')
    onClose()
    onChosen?.(link === undefined ? choice : { ...choice, link })
  }
}
