import type { ReactNode } from 'react'

type PageLinkProps = {
  href: string
  className: string
  /** names it where its content does not */
  label?: string
  onOpen(): void
  children: ReactNode
}

/** A link to a screen: a plain press stays in the program, any other is the browser's. */
export function PageLink({ href, className, label, onOpen, children }: PageLinkProps) {
  return (
    <a
      href={href}
      className={className}
      aria-label={label}
      onClick={(event) => {
        if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onOpen()
      }}
    >
      {children}
    </a>
  )
}
