import { useLingui } from '@lingui/react/macro'
import Down from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useRef } from 'react'
import { Link } from 'wouter'
import { classNames } from '../ui/class-names'
import * as css from './menu.css'
import { filledGroups } from './menu-groups'
import type { GroupName } from './routes/groups'
import { type MenuEntry, markOf } from './routes/menu-entry'
import type { ScreenRow } from './routes/row'
import { useFolds } from './use-folds'
import { useInSight } from './use-in-sight'

export type MenuProps = {
  /** those that are open to the person */
  entries: readonly MenuEntry[]
  current: ScreenRow | undefined
  /** groups that a person folded (true) or opened */
  folds: Readonly<Record<string, boolean>>
  onFold(group: GroupName, folded: boolean): void
  onChosen?: (() => void) | undefined
  /** what stands above the entries */
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
