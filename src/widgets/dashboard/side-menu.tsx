import { useLingui } from '@lingui/react/macro'
import Down from 'lucide-react/icons/chevron-down'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { classNames } from '../ui/class-names'
import { foldedAtFirst, type GroupName } from './routes/groups'
import { filledGroups, type MenuEntry, markOf } from './routes/menu-entry'
import type { ScreenRow } from './routes/row'
import * as css from './side-menu.css'

/** Collapsed menu groups, as the user left them. Navigating into a group expands it; the user can collapse it again. */
function useFolds(
  here: GroupName | undefined,
  folds: Readonly<Record<string, boolean>>,
  onFold: (group: GroupName, folded: boolean) => void,
) {
  const [was, setWas] = useState(here)
  const [isHereFolded, setHereFolded] = useState(false)
  if (was !== here) {
    setWas(here)
    setHereFolded(false)
  }
  return {
    isFolded: (group: GroupName) => (group === here ? isHereFolded : (folds[group] ?? foldedAtFirst.includes(group))),
    fold: (group: GroupName, folded: boolean) => {
      if (group === here) setHereFolded(folded)
      onFold(group, folded)
    },
  }
}

function scrollerOf(element: Element | null): Element | undefined {
  for (let each = element; each; each = each.parentElement)
    if (each.scrollHeight > each.clientHeight && getComputedStyle(each).overflowY === 'auto') return each
  return undefined
}

function scrollTo(entry: Element): void {
  const scroller = scrollerOf(entry)
  if (!scroller) return
  const { top, bottom } = entry.getBoundingClientRect()
  const seen = scroller.getBoundingClientRect()
  const room = Math.min(96, seen.height / 4)
  if (top < seen.top + room) scroller.scrollTop -= seen.top + room - top
  else if (bottom > seen.bottom - room) scroller.scrollTop += bottom - seen.bottom + room
}

/**
 * Scrolls the menu, but none of its ancestors, to the current entry. The ResizeObserver runs after layout and before
 * paint: measuring in the effect would force an extra layout.
 */
function useInSight(menu: RefObject<HTMLElement | null>, at: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per location
  useLayoutEffect(() => {
    const entry = menu.current?.querySelector('[aria-current]')
    if (!entry) return
    const watch = new ResizeObserver(() => {
      watch.disconnect()
      scrollTo(entry)
    })
    watch.observe(entry)
    return () => watch.disconnect()
  }, [at])
}

export type MenuProps = {
  /** entries the user may open */
  entries: readonly MenuEntry[]
  current: ScreenRow | undefined
  /** groups the user collapsed (true) or expanded (false) */
  folds: Readonly<Record<string, boolean>>
  onFold(group: GroupName, folded: boolean): void
  onChosen?: (() => void) | undefined
  /** content above the entries */
  head?: ReactNode
}

function Entry({ entry, current, onChosen }: Pick<MenuProps, 'current' | 'onChosen'> & { entry: MenuEntry }) {
  const { i18n } = useLingui()
  const mark = markOf(entry, current)
  return (
    <li>
      <Link
        href={entry.path}
        className={classNames(css.entry, entry.isSub && css.sub, mark && css.current)}
        aria-current={mark}
        onClick={onChosen}
        onPointerEnter={entry.preload}
        onFocus={entry.preload}
      >
        <entry.icon className={css.icon} aria-hidden="true" />
        <span className={css.word}>{i18n._(entry.label)}</span>
      </Link>
    </li>
  )
}

export function Menu({ entries, current, folds, onFold, onChosen, head }: MenuProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const menu = useRef<HTMLElement>(null)
  const { isFolded, fold } = useFolds(current?.group, folds, onFold)
  useInSight(menu, current)
  return (
    <nav ref={menu} aria-label={t`Main menu`} className={css.menu}>
      {head}
      {filledGroups(entries).map(({ name, label, own }) => {
        const isOpen = !isFolded(name)
        return (
          <div key={name} className={css.group}>
            <button
              type="button"
              id={`${id}${name}`}
              className={classNames(css.heading, current?.group === name && css.here)}
              aria-expanded={isOpen}
              onClick={() => fold(name, isOpen)}
            >
              <span className={css.word}>{i18n._(label)}</span>
              <Down className={css.arrow} aria-hidden="true" />
            </button>
            {isOpen && (
              <ul aria-labelledby={`${id}${name}`}>
                {own.map((entry) => (
                  <Entry key={entry.path} entry={entry} current={current} onChosen={onChosen} />
                ))}
              </ul>
            )}
          </div>
        )
      })}
    </nav>
  )
}
