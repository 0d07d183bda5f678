import { createContext, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import { layer } from './portal.css'

const PortalContext = createContext<HTMLElement | null>(null)

/** Appends a container for overlays inside the themed node, or inside the dialog. */
export function PortalProvider({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  return (
    <PortalContext value={container}>
      {children}
      <div ref={setContainer} className={layer} />
    </PortalContext>
  )
}

/** Renders into the nearest container; in place without one. */
export function Portal({ children }: { children: ReactNode }) {
  const container = useContext(PortalContext)
  return container ? createPortal(children, container) : children
}
