import { useLayoutEffect, useRef } from 'react'

const all = '[data-row]'

/**
 * When the row that had the focus goes away, the row in its place has it; when the bar for several goes, the rows have it.
 */
export function useRowFocus(rows: readonly unknown[], isBarThere = false) {
  const place = useRef<HTMLDivElement>(null)
  const held = useRef<{ control: Element; index: number }>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the rows are others
  useLayoutEffect(() => {
    const before = held.current
    if (!before || before.control.isConnected) return
    held.current = undefined
    const active = (place.current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement
    if (active && active !== active.ownerDocument.body) return
    const left = [...(place.current?.querySelectorAll(all) ?? [])]
    const wanted = left[Math.min(before.index, left.length - 1)]?.querySelector<HTMLElement>('a, td button')
    ;(wanted ?? place.current)?.focus()
  }, [rows])

  const wasThere = useRef(isBarThere)
  useLayoutEffect(() => {
    const wentAway = wasThere.current && !isBarThere
    wasThere.current = isBarThere
    const active = (place.current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement
    if (wentAway && (!active || active === active.ownerDocument.body)) place.current?.focus()
  }, [isBarThere])

  return {
    ref: place,
    tabIndex: -1,
    onFocus({ target }: { target: Element }) {
      const row = target.closest(all)
      const known = [...(place.current?.querySelectorAll(all) ?? [])]
      held.current = row ? { control: target, index: known.indexOf(row) } : undefined
    },
  }
}
