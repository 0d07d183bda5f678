import { type RefObject, useLayoutEffect } from 'react'
import { useEffectEvent } from '../runtime/use-effect-event'

/** `page`: anywhere on the page; `widget`: within the widget; `none`: no shortcuts. */
export type KeysScope = 'page' | 'widget' | 'none'

const noText = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']

export const isTextField = (target: EventTarget | undefined): boolean => {
  if (!(target instanceof HTMLElement)) return false
  if (target.localName === 'input') return !noText.includes((target as HTMLInputElement).type)
  return target.isContentEditable || target.localName === 'textarea' || target.localName === 'select'
}

/** The character comes from a Thai keyboard layout: `code` says which key it is. */
export const isThai = (key: string): boolean => /^[฀-๿]/.test(key)

type PageKeys = {
  scope: KeysScope
  /** any element of the widget */
  containerRef: RefObject<Element | null>
  isKey(event: KeyboardEvent, target: EventTarget | undefined): boolean
  onPress(): void
}

/**
 * Keys handled by inner widgets and open dialogs take precedence. Uses a layout effect: a passive one would
 * miss a key pressed right after paint.
 */
export function usePageKeys({ scope, containerRef, isKey, onPress }: PageKeys): void {
  const reportPress = useEffectEvent(onPress)
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
      if (!isKey(event, path[0])) return
      event.preventDefault()
      if (!root.querySelector('dialog[open]')) reportPress()
    }
    listener.addEventListener('keydown', press)
    return () => listener.removeEventListener('keydown', press)
  }, [scope, containerRef, isKey, reportPress])
}
