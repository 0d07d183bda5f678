import type { ReactNode } from 'react'
import { type KnowledgeAt, useKnowledgeNavigation } from './knowledge-navigation'

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
