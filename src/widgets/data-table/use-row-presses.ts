import { type RefObject, useLayoutEffect } from 'react'
import { useEffectEvent } from '../runtime/use-effect-event'

type RowPresses = {
  list: RefObject<HTMLElement | null>
  /** whether Shift is held during the following press */
  onHold(isShift: boolean): void
  onTick(target: HTMLInputElement): void
  onFold(target: Element): void
  onAct(target: Element): void
}

const within = (event: Event, selector: string) => (event.target as Element).closest(selector)

/** Native listeners: React doesn't render these rows. */
export function useRowPresses({ list, ...presses }: RowPresses): void {
  const hold = useEffectEvent((event: Event & { shiftKey: boolean }) => {
    if (within(event, 'td')?.querySelector('[data-key=tick]')) presses.onHold(event.shiftKey)
  })
  const change = useEffectEvent((event: Event) => {
    if (event.target instanceof HTMLInputElement && event.target.dataset.key === 'tick') presses.onTick(event.target)
  })
  const click = useEffectEvent((event: Event) => {
    const button = within(event, '[data-key]')
    if (button?.matches('[data-key=fold]')) presses.onFold(button)
    if (button?.matches('[data-key=act]')) presses.onAct(button)
  })
  const point = useEffectEvent((event: Event) => {
    const button = within(event, 'button')
    // a tooltip for buttons that are only an icon
    if (button) (button as HTMLElement).title = button.getAttribute('aria-label') ?? ''
  })
  useLayoutEffect(() => {
    const node = list.current
    if (!node) return
    const stop = new AbortController()
    const { signal } = stop
    node.addEventListener('pointerdown', hold, { signal })
    node.addEventListener('pointerover', point, { signal })
    node.addEventListener('keydown', hold, { signal })
    node.addEventListener('change', change, { signal })
    node.addEventListener('click', click, { signal })
    return () => stop.abort()
  }, [list, point, hold, change, click])
}
