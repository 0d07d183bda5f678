import { createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import { pathSegment, withoutEndSlashes } from '../../core/kernel/address'

/** Where somebody is: nothing = all categories, a category, a question of it. */
export type KnowledgeAt = { category?: string | undefined; question?: string | undefined }

/** `/pages/knowledge-base/{category}/{question}` with a place in it; what is missing is left out. */
export const addressOf = (pattern: string, { category = '', question = '' }: KnowledgeAt): string =>
  withoutEndSlashes(
    pattern
      .replace('{category}', pathSegment(category))
      .replace('{question}', category === '' ? '' : pathSegment(question)),
  )

export type KnowledgeNavigation = { hrefOf(to: KnowledgeAt): string | undefined; go(to: KnowledgeAt): void }

export const KnowledgeNavigationContext = createContext<KnowledgeNavigation>({
  hrefOf: () => undefined,
  go: () => undefined,
})

/** What a link to a place needs; a click with a modifier is the browser's. */
function useKnowledgeNavigation(to: KnowledgeAt) {
  const { hrefOf, go } = useContext(KnowledgeNavigationContext)
  return {
    href: hrefOf(to),
    onClick(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      go(to)
    },
  }
}

/** Leads to a place of the knowledge base: a link where it has an address. */
export function KnowledgeLink({
  to,
  className,
  children,
}: {
  to: KnowledgeAt
  className: string
  children: ReactNode
}) {
  const { href, onClick } = useKnowledgeNavigation(to)
  if (href === undefined)
    return (
      <button type="button" className={className} onClick={onClick}>
        {children}
      </button>
    )
  return (
    <a className={className} href={href} onClick={onClick}>
      {children}
    </a>
  )
}
