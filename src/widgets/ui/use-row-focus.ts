import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { lookUp } from '../../core/kernel/look-up'
import { isFocusLost } from './use-kept-focus'

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

type Held = { control: HTMLElement; id: string; key: string; index: number }

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
  const held = useRef<Held>(undefined)
  const returns = useRef(isLost)
  const wanted = useRef<string>(undefined)

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
    const lost = before && !before.control.isConnected ? before.key : returns.current ? 'open' : undefined
    const key = wanted.current ?? lost
    if (key === undefined || !around || isPaused || current === null) return
    if (wanted.current === undefined && !isFocusLost(around)) {
      const { activeElement } = around.getRootNode() as Document | ShadowRoot
      if (!activeElement || !isOver(activeElement)) held.current = undefined
      return
    }
    wanted.current = undefined
    held.current = undefined
    returns.current = false
    const rows = rowsOf()
    const same = rows.find((row) => idOf(row) === (current ? current.id : before?.id))
    const row = same ?? (current || !before ? undefined : rows[Math.min(before.index, rows.length - 1)])
    const control = controlIn(row, key)
    const target: HTMLElement = control ?? around
    target.focus({ preventScroll: current !== undefined })
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
        if (held.current) onRow?.(held.current.id)
      },
      onBlur({ target, relatedTarget }: FocusEvent<HTMLElement>) {
        if (!containerRef.current?.contains(target)) return
        returns.current = false
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
    isHere: () => held.current?.control.isConnected === true,
    /** with the next render the current row has the focus */
    take(key: string) {
      wanted.current = key
    },
  }
}
