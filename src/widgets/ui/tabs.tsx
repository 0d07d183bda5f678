import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import type { UnknownValue } from '../../core/kernel/filter'
import { lookUp } from '../../core/kernel/look-up'
import { readingKey } from './reading-key'
import * as css from './tabs.css'

export type Tab<V extends string = string> = { value: V; label: ReactNode; badge?: ReactNode }

type TabsProps<V extends string> = {
  label: string
  tabs: readonly Tab<V>[]
  value: V
  onChange(value: V): void
  /** content of the selected tab */
  children: ReactNode
}

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** A single tab stop; arrow keys, Home and End select. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex((tab) => tab.value === value)

  // scrolls the selected tab into view without scrolling the page
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the selection changes
  useLayoutEffect(() => {
    const chosen = list.current?.querySelector('[aria-selected=true]')?.getBoundingClientRect()
    const room = list.current?.getBoundingClientRect()
    if (!list.current || !chosen || !room) return
    list.current.scrollLeft += Math.max(0, chosen.right - room.right) - Math.max(0, room.left - chosen.left)
  }, [value])

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const move = lookUp(moves, readingKey(event))
    if (!move) return
    event.preventDefault()
    const next = move(at, tabs.length - 1)
    const tab = tabs[next]
    if (!tab) return
    onChange(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div part="tabs">
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={press}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}tab-${tab.value}`}
            className={css.tab}
            aria-selected={index === at}
            aria-controls={index === at ? `${id}panel` : undefined}
            tabIndex={index === Math.max(at, 0) ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.badge}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}panel`}
        className={css.panel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may contain nothing focusable
        tabIndex={0}
        aria-labelledby={`${id}tab-${value}`}
      >
        {children}
      </div>
    </div>
  )
}

type StatusTabsProps<Status extends string> = {
  label: string
  allLabel: string
  statuses: readonly Status[]
  textOf(status: string): string
  /** undefined: all; a status that isn't listed has a tab while it is selected or counted */
  status: Status | UnknownValue | undefined
  /** by status; undefined or empty until loaded */
  counts: Readonly<Record<string, number>> | undefined
  onChange(status: Status | undefined): void
  children: ReactNode
}

/** Tabs by status with counts, "all" first. */
export function StatusTabs<Status extends string>(props: StatusTabsProps<Status>) {
  const { label, allLabel, statuses, textOf, status, counts = {}, onChange, children } = props
  const numbers = Object.values(counts)
  const badge = (count: number) => numbers.length > 0 && <span className={css.count}>{count}</span>
  const counted = Object.keys(counts).filter((each) => (lookUp(counts, each) ?? 0) > 0)
  const shown = [...new Set<string>([...statuses, ...counted, ...(status === undefined ? [] : [status])])]
  return (
    <Tabs<string>
      label={label}
      value={status ?? 'all'}
      onChange={(chosen) => onChange(chosen === 'all' ? undefined : (chosen as Status))}
      tabs={[
        { value: 'all', label: allLabel, badge: badge(numbers.reduce((sum, each) => sum + each, 0)) },
        ...shown.map((value) => ({ value, label: textOf(value), badge: badge(lookUp(counts, value) ?? 0) })),
      ]}
    >
      {children}
    </Tabs>
  )
}
