import { useLingui } from '@lingui/react/macro'
import Down from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useRef } from 'react'
import { Link } from 'wouter'
import { classNames } from '../ui/class-names'
import * as css from './menu.css'
import { filledGroups, markOf } from './menu-groups'
import type { GroupName } from './routes/groups'
import type { ScreenRow } from './routes/row'
import { useFolds } from './use-folds'
import { useInSight } from './use-in-sight'

export type MenuProps = {
  /** those that are open to the person */
  screens: readonly ScreenRow[]
  current: ScreenRow | undefined
  /** groups that a person folded (true) or opened */
  folds: Readonly<Record<string, boolean>>
  onFold(group: GroupName, folded: boolean): void
  onChosen?: (() => void) | undefined
  /** what stands above the entries */
  head?: ReactNode
}

function Entry({ screen, current, onChosen }: Pick<MenuProps, 'current' | 'onChosen'> & { screen: ScreenRow }) {
  const { i18n } = useLingui()
  const mark = markOf(screen, current)
  return (
    <li>
      <Link
        href={screen.path}
        className={classNames(css.entry, mark && css.current)}
        aria-current={mark}
        onClick={onChosen}
        onPointerEnter={screen.part.preload}
        onFocus={screen.part.preload}
      >
        <screen.icon className={css.icon} aria-hidden="true" />
        <span className={css.word}>{i18n._(screen.label)}</span>
      </Link>
    </li>
  )
}

export function Menu({ screens, current, folds, onFold, onChosen, head }: MenuProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const menu = useRef<HTMLElement>(null)
  const { isFolded, fold } = useFolds(current?.group, folds, onFold)
  useInSight(menu, current)
  return (
    <nav ref={menu} aria-label={t`Main menu`} className={css.menu}>
      {head}
      {filledGroups(screens).map(({ name, label, own }) => {
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
                {own.map((screen) => (
                  <Entry key={screen.path} screen={screen} current={current} onChosen={onChosen} />
                ))}
              </ul>
            )}
          </div>
        )
      })}
    </nav>
  )
}
