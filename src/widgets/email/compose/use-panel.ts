import { useLayoutEffect, useRef } from 'react'

/** Shows a panel above the page, gives it the focus, and gives that back when it goes. */
export function usePanel() {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const node = panel.current
    if (!node) return
    const root = node.getRootNode() as Document | ShadowRoot
    const before = root.activeElement
    // it may stand open already when a language that was on its way has come
    if (typeof node.showPopover === 'function' && !node.matches(':popover-open')) node.showPopover()
    node.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      const had = root.activeElement
      const isFree = !had || had === node.ownerDocument.body || node.contains(had)
      if (isFree && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return panel
}
