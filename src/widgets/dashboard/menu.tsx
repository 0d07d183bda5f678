import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { classNames } from '../ui/class-names'
import * as css from './menu.css'
import { groups, type ScreenRow } from './routes'

type MenuProps = {
  /** those that are open to the person */
  screens: readonly ScreenRow[]
  current: ScreenRow | undefined
  onChosen?(): void
  /** what stands above the entries */
  head?: ReactNode
}

function Entry({
  screen,
  isCurrent,
  onChosen,
}: {
  screen: ScreenRow
  isCurrent: boolean
  onChosen?: (() => void) | undefined
}) {
  const { i18n } = useLingui()
  return (
    <li>
      <Link
        href={screen.path}
        className={classNames(css.entry, isCurrent && css.current)}
        aria-current={isCurrent ? 'page' : undefined}
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

export function Menu({ screens, current, onChosen, head }: MenuProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const filled = Object.entries(groups).flatMap(([name, label]) => {
    const own = screens.filter(({ group, path }) => group === name && !path.includes(':'))
    return own.length > 0 ? [{ name, label, own }] : []
  })
  return (
    <nav aria-label={t`Main menu`} className={css.menu}>
      {head}
      {filled.map(({ name, label, own }) => (
        <div key={name} className={css.group}>
          <p id={`${id}${name}`} className={css.heading}>
            <span className={css.word}>{i18n._(label)}</span>
          </p>
          <ul aria-labelledby={`${id}${name}`}>
            {own.map((screen) => (
              <Entry key={screen.path} screen={screen} isCurrent={screen === current} onChosen={onChosen} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
