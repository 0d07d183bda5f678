import { type RefObject, useLayoutEffect, useRef } from 'react'
import { lookUp } from '../../../core/kernel/look-up'
import { useEffectEvent } from '../../runtime/use-effect-event'

type ChatPresses = {
  list: RefObject<HTMLElement | null>
  onToggle(box: HTMLInputElement, isRange: boolean): void
  /** to the message above (-1) or below (1) */
  onStep(box: HTMLInputElement, by: number): void
  onRetry(target: Element): void
  onDiscard(target: Element): void
  onOpen(target: Element): void
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** Native listeners: React doesn't render these rows. */
export function useChatPresses({ list, ...presses }: ChatPresses): void {
  const isRange = useRef(false)
  const point = useEffectEvent((event: PointerEvent) => {
    if (!(event.target as Element).closest('label')) return
    isRange.current = event.shiftKey
    // selects a range of messages, not of text
    if (event.shiftKey) event.preventDefault()
  })
  const key = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement)) return
    isRange.current = event.shiftKey
    const by = lookUp(steps, event.key)
    if (!by) return
    event.preventDefault()
    presses.onStep(event.target, by)
  })
  const change = useEffectEvent(({ target }: Event) => {
    if (target instanceof HTMLInputElement) presses.onToggle(target, isRange.current)
  })
  const click = useEffectEvent(({ target }: Event) => {
    const button = (target as Element).closest('[data-key]')
    if (button?.matches('[data-key=retry]')) presses.onRetry(button)
    if (button?.matches('[data-key=open]')) presses.onOpen(button)
    if (button?.matches('[data-key=discard]')) presses.onDiscard(button)
  })
  useLayoutEffect(() => {
    const node = list.current
    if (!node) return
    const stop = new AbortController()
    const { signal } = stop
    node.addEventListener('pointerdown', point, { signal })
    node.addEventListener('keydown', key, { signal })
    node.addEventListener('change', change, { signal })
    node.addEventListener('click', click, { signal })
    return () => stop.abort()
  }, [list, point, key, change, click])
}
