import { type RefObject, useContext, useLayoutEffect } from 'react'
import { OwnPageContext } from '../lazy/own-page'

/** Shortcuts of the page itself. */
const isOfPage = ({ key, code }: KeyboardEvent): boolean => key === '/' || key === '?' || code === 'Slash'

const isUnfocused = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement && target.matches('html, body, h1')

/**
 * On the dashboard's own page, a screen's shortcuts also work while nothing on it has focus, as after it was opened:
 * the container gets those keys. On a portal's page, they are the portal's. Uses a layout effect: a passive one would miss a key
 * pressed right after paint.
 */
export function useUnfocusedKeys(containerRef: RefObject<HTMLElement | null>): void {
  const isOwnPage = useContext(OwnPageContext) !== undefined
  useLayoutEffect(() => {
    const page = containerRef.current?.ownerDocument
    if (!isOwnPage || !page) return
    const press = (event: KeyboardEvent) => {
      const container = containerRef.current
      if (event.defaultPrevented || isOfPage(event) || !isUnfocused(event.composedPath()[0]) || !container) return
      const root = container.getRootNode() as Document | ShadowRoot
      if (root.querySelector('dialog[open]')) return
      const { key, code, shiftKey, ctrlKey, altKey, metaKey, isComposing } = event
      const given = { key, code, shiftKey, ctrlKey, altKey, metaKey, isComposing, bubbles: true, cancelable: true }
      if (!container.dispatchEvent(new KeyboardEvent('keydown', given))) event.preventDefault()
    }
    page.addEventListener('keydown', press)
    return () => page.removeEventListener('keydown', press)
  }, [containerRef, isOwnPage])
}
