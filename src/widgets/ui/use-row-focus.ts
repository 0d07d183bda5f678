import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { lookUp } from '../../core/kernel/look-up'

type RowFocusOptions = {
  /** attribute that holds the row's id */
  attribute?: 'data-row' | 'data-task' | 'data-mail'
  /** something else restores focus, such as an open panel */
  isPaused?: boolean
  /** for virtualized lists: the row that takes focus; null if there is none */
  current?: { id: string; show(): void } | null
  /** focus is already lost on mount: the user returns to the list */
  isLost?: boolean
  /** a row received focus */
  onRow?(id: string): void
}

type Held = {
  key: string
  /** undefined until the row is rendered */
  control?: HTMLElement
  id?: string
  index: number
  /** explicitly requested, wherever focus is */
  isAsked?: boolean
}

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** The matching control of another row: by `data-key`, its checkbox, or the control that opens it. */
function controlIn(row: HTMLElement | undefined, key: string): HTMLElement | null | undefined {
  const find = (selector: string) => row?.querySelector<HTMLElement>(selector)
  return find(key === 'tick' ? 'input' : `[data-key=${key}]`) ?? find('[data-key=open]') ?? find('a, button')
}

/** The control that opens a row. */
export const openerIn = (row: HTMLElement | undefined): HTMLElement | null | undefined => controlIn(row, 'open')

/** Nothing has focus, for example because the focused element was removed. False if focus is elsewhere on the page. */
export function isFocusLost(location: Element): boolean {
  const { activeElement, body } = location.ownerDocument
  return !activeElement || activeElement === body
}

/** An overlay restores focus itself when it closes. */
const isOver = (element: Element) => element.closest('dialog, [role=menu]') !== null

/**
 * Keeps focus among rows. If the focused control disappears, focuses the same control of its row, of the row
 * now at its index, or else the container, unless something else on the page has focus. `keys` is for lists
 * whose arrow keys move between rows.
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

  // runs after each render, because the rows may have changed
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
    // an element that is already focused fires no event
    if (control) hold(control)
    current?.show()
  })

  return {
    containerRef,
    listeners: {
      onFocus({ target }: FocusEvent<HTMLElement>) {
        // React events bubble from portals, too
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
    /** a row has focus */
    isHere: () => held.current?.control?.isConnected === true,
    /** focuses the current row after the next render */
    take(key: string) {
      held.current = { key, index: 0, isAsked: true }
    },
  }
}
