import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { lookUp } from '../../core/kernel/look-up'
import { readingKey } from '../ui/reading-key'

type Edge = 'first' | 'last'

const forward: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
const downward: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Type-ahead: the next item after `at` that starts with the letter. */
function lettered(all: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key.length !== 1 || key === ' ') return undefined
  const begins = (each: HTMLElement) => each.textContent?.trim().toLowerCase().startsWith(key.toLowerCase())
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find(begins)
}

const at = <T>(all: readonly T[], index: number): T | undefined => all[(index + all.length) % all.length]

/** Keyboard support after the ARIA APG menu bar: a single tab stop, arrow keys, type-ahead. */
export function useMenuBar(names: readonly string[]) {
  const bar = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<string>()
  const [resting, setResting] = useState<string>()
  const wanted = useRef<Edge>(undefined)
  const stop = resting !== undefined && names.includes(resting) ? resting : names[0]

  const found = (selector: string) => [...(bar.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const headings = () => found('[data-heading]')
  const entries = () => found('[data-entry]')
  const headingOf = (name: string | undefined) => headings().find((each) => each.dataset.heading === name)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per opened menu
  useLayoutEffect(() => {
    if (open !== undefined && wanted.current)
      entries()
        .at(wanted.current === 'first' ? 0 : -1)
        ?.focus()
    wanted.current = undefined
  }, [open])

  const show = (name: string | undefined, edge?: Edge) => {
    wanted.current = edge
    if (name === open && edge)
      entries()
        .at(edge === 'first' ? 0 : -1)
        ?.focus()
    setOpen(name)
  }
  const step = (by: number, intoMenu: boolean) => {
    const name = at(names, names.indexOf(open ?? stop ?? '') + by)
    headingOf(name)?.focus()
    if (open !== undefined) show(name, intoMenu ? 'first' : undefined)
  }

  /** whether the key was handled */
  const onHeading = (key: string): boolean => {
    const all = headings()
    const now = all.findIndex((each) => each.dataset.heading === stop)
    const to = key === 'Home' ? all[0] : key === 'End' ? all.at(-1) : lettered(all, now, key)
    const by = lookUp(forward, key)
    if (by !== undefined) step(by, false)
    else if (key === 'ArrowDown' || key === 'Enter' || key === ' ') show(stop, 'first')
    else if (key === 'ArrowUp') show(stop, 'last')
    else if (key === 'Escape' && open !== undefined) show(undefined)
    else if (to) to.focus()
    else return false
    return true
  }
  const onEntry = (key: string, entry: HTMLElement): boolean => {
    const all = entries()
    const now = all.indexOf(entry)
    const down = lookUp(downward, key)
    const to =
      down !== undefined
        ? at(all, now + down)
        : key === 'Home'
          ? all[0]
          : key === 'End'
            ? all.at(-1)
            : lettered(all, now, key)
    const by = lookUp(forward, key)
    if (by !== undefined) step(by, true)
    else if (key === ' ') entry.click()
    else if (key === 'Escape') {
      headingOf(open)?.focus()
      show(undefined)
    } else if (to) to.focus()
    else return false
    return true
  }

  return {
    bar,
    open,
    /** the current tab stop */
    stop,
    close: () => show(undefined),
    rest: setResting,
    press: (name: string, heading: HTMLElement) => {
      // Safari doesn't focus a pressed button
      heading.focus()
      show(open === name ? undefined : name)
    },
    /** with a menu open, hovering another heading opens its menu */
    hover: (name: string) => {
      if (open === undefined || open === name) return
      headingOf(name)?.focus()
      show(name)
    },
    key: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const entry = (event.target as Element).closest<HTMLElement>('[data-entry]')
      const key = readingKey(event)
      if (entry ? onEntry(key, entry) : onHeading(key)) event.preventDefault()
    },
    blur: ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && bar.current?.contains(relatedTarget))) show(undefined)
    },
  }
}
