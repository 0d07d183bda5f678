import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { lookUp } from '../../core/kernel/look-up'

type RowFocusOptions = {
  /** has the id of a row */
  attribute?: 'data-row' | 'data-task' | 'data-mail'
  /** something else gives the focus back, as an open panel does */
  isPaused?: boolean
  /** of a list that draws few of its rows: which one takes the focus; null while there is none */
  current?: { id: string; show(): void } | null
  /** what had the focus is gone from the start: somebody comes back to the list */
  isLost?: boolean
  /** the focus came to a row */
  onRow?(id: string): void
}

type Held = {
  key: string
  /** none yet where a row is to have it */
  control?: HTMLElement
  id?: string
  index: number
  /** somebody asked for it, wherever the focus is */
  isAsked?: boolean
}

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** The same control of another row: by its `data-key`, or the tick; where it has none, the one that opens it. */
function controlIn(row: HTMLElement | undefined, key: string): HTMLElement | null | undefined {
  const find = (selector: string) => row?.querySelector<HTMLElement>(selector)
  return find(key === 'tick' ? 'input' : `[data-key=${key}]`) ?? find('[data-key=open]') ?? find('a, button')
}

/** Nothing has the focus, as after what had it was taken away. Elsewhere on the page counts: it is not taken from there. */
export function isFocusLost(location: Element): boolean {
  const { activeElement, body } = location.ownerDocument
  return !activeElement || activeElement === body
}

/** Something over the page: it gives the focus back when it closes. */
const isOver = (element: Element) => element.closest('dialog, [role=menu]') !== null

/**
 * The focus among rows. When the control that had it goes away, the same control of its row has it, or of the row in its
 * place, or else the place around them, unless something else on the page has it by then. `keys` are for lists whose arrows
 * go from row to row.
 */
export function useRowFocus<Place extends HTMLElement>(options: RowFocusOptions = {}) {
  const { attribute = 'data-row', isPaused = false, current, isLost = false, onRow } = options
  const containerRef = useRef<Place>(null)
  const held = useRef<Held | undefined>(isLost ? { key: 'open', index: 0 } : undefined)

  const rowsOf = () => [...(containerRef.current?.querySelectorAll<HTMLElement>(`[${attribute}]`) ?? [])]
  const idOf = (row: HTMLElement) => row.getAttribute(attribute) ?? ''
  const hold = (control: HTMLElement) => {
    const row = control.closest<HTMLElement>(`[${attribute}]`)
    const key = control instanceof HTMLInputElement ? 'tick' : (control.dataset.key ?? 'open')
    held.current = row ? { control, id: idOf(row), key, index: rowsOf().indexOf(row) } : undefined
  }

  // looked at whenever the rows may be others
  useLayoutEffect(() => {
    const around = containerRef.current
    const before = held.current
    if (!before || before.control?.isConnected || !around || isPaused || current === null) return
    const { activeElement } = around.getRootNode() as Document | ShadowRoot
    const isFree = before.isAsked || isFocusLost(around)
    if (isFree || !activeElement || !isOver(activeElement)) held.current = undefined
    if (!isFree) return
    const rows = rowsOf()
    const same = rows.find((row) => idOf(row) === (current ? current.id : before.id))
    const row = same ?? (current ? undefined : rows[Math.min(before.index, rows.length - 1)])
    const control = controlIn(row, before.key)
    ;(control ?? around).focus({ preventScroll: current !== undefined })
    // what has the focus already is told of none
    if (control) hold(control)
    current?.show()
  })

  return {
    containerRef,
    listeners: {
      onFocus({ target }: FocusEvent<HTMLElement>) {
        // React hears of what stands in a portal too
        if (!containerRef.current?.contains(target)) return
        hold(target)
        if (held.current?.id !== undefined) onRow?.(held.current.id)
      },
      onBlur({ target, relatedTarget }: FocusEvent<HTMLElement>) {
        if (!containerRef.current?.contains(target)) return
        if (relatedTarget && !isOver(relatedTarget)) held.current = undefined
      },
    },
    keys: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const move = lookUp(moves, event.key)
        const now = held.current
        if (!move || !now || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
        const rows = rowsOf()
        event.preventDefault()
        controlIn(rows[move(now.index, rows.length - 1)], now.key)?.focus()
      },
    },
    /** one of the rows has the focus */
    isHere: () => held.current?.control?.isConnected === true,
    /** with the next render the current row has the focus */
    take(key: string) {
      held.current = { key, index: 0, isAsked: true }
    },
  }
}
