import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import * as css from './tabs.css'

export type Tab<V extends string = string> = { value: V; label: ReactNode; badge?: ReactNode }

type TabsProps<V extends string> = {
  label: string
  tabs: readonly Tab<V>[]
  value: V
  onChange(value: V): void
  /** what the chosen tab shows */
  children: ReactNode
}

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}
const mirrored: Record<string, string> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }

/** One stop in the tab order; arrows, Home and End choose. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex((tab) => tab.value === value)

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const move = moves[(isMirrored && mirrored[event.key]) || event.key]
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing else to focus
        tabIndex={0}
        aria-labelledby={`${id}tab-${value}`}
      >
        {children}
      </div>
    </div>
  )
}
