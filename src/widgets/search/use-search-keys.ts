import { type RefObject, useLayoutEffect } from 'react'
import { useEffectEvent } from '../runtime/use-effect-event'

/** `page`: anywhere on the page; `widget`: within the widget; `none`: no shortcuts. */
export type KeysScope = 'page' | 'widget' | 'none'

const noText = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']

const isTextField = (target: EventTarget | undefined): boolean => {
  if (!(target instanceof HTMLElement)) return false
  if (target.localName === 'input') return !noText.includes((target as HTMLInputElement).type)
  return target.isContentEditable || target.localName === 'textarea' || target.localName === 'select'
}

const isThai = (key: string): boolean => /^[฀-๿]/.test(key)

/** `/`, also on a Thai keyboard; not while typing. */
const isSlash = ({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent, target: EventTarget | undefined): boolean =>
  (key === '/' || (code === 'Slash' && isThai(key))) && !ctrlKey && !metaKey && !altKey && !isTextField(target)

const isCtrlK = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey !== metaKey && !altKey && !shiftKey && (key.toLowerCase() === 'k' || (code === 'KeyK' && isThai(key)))

type SearchKeys = { scope: KeysScope; containerRef: RefObject<Element | null>; onOpen(): void }

/**
 * Keys handled by inner widgets and open dialogs take precedence. Uses a layout effect: a passive one would
 * miss a key pressed right after paint.
 */
export function useSearchKeys({ scope, containerRef, onOpen }: SearchKeys): void {
  const reportOpen = useEffectEvent(onOpen)
  useLayoutEffect(() => {
    const root = containerRef.current?.getRootNode() as Document | ShadowRoot | undefined
    if (scope === 'none' || !root) return
    const listener = scope === 'page' ? (root.ownerDocument ?? root) : root
    const own = containerRef.current?.closest('[part=root]')
    const press = (happened: Event) => {
      const event = happened as KeyboardEvent
      const path = event.composedPath()
      if (event.defaultPrevented || event.isComposing) return
      if (scope === 'widget' && own && !path.includes(own)) return
      if (!isSlash(event, path[0]) && !isCtrlK(event)) return
      event.preventDefault()
      if (!root.querySelector('dialog[open]')) reportOpen()
    }
    listener.addEventListener('keydown', press)
    return () => listener.removeEventListener('keydown', press)
  }, [scope, containerRef, reportOpen])
}
