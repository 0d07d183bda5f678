import { useLingui } from '@lingui/react/macro'
import Down from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { Link } from 'wouter'
import { classNames } from '../ui/class-names'
import { current as currentEntry, entry, icon, word } from './menu.css'
import * as css from './menu-bar.css'
import { filledGroups, markOf } from './menu-groups'
import type { ScreenRow } from './routes/row'
import { useMenuBar } from './use-menu-bar'

type MenuBarProps = { screens: readonly ScreenRow[]; current: ScreenRow | undefined }

/** The menu across the page: each heading is a menu of its own. */
export function MenuBar({ screens, current }: MenuBarProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const groups = filledGroups(screens)
  const { bar, open, stop, ...menu } = useMenuBar(groups.map(({ name }) => name))
  return (
    <nav aria-label={t`Main menu`}>
      <div
        ref={bar}
        role="menubar"
        aria-label={t`Main menu`}
        className={css.bar}
        onKeyDown={menu.key}
        onBlur={menu.blur}
      >
        {groups.map(({ name, label, own }) => (
          <div key={name} role="none" className={css.group}>
            <button
              type="button"
              id={`${id}${name}`}
              role="menuitem"
              data-heading={name}
              aria-haspopup="menu"
              aria-expanded={open === name}
              tabIndex={stop === name ? 0 : -1}
              className={classNames(css.heading, current?.group === name && css.here)}
              onClick={(event) => menu.press(name, event.currentTarget)}
              onPointerEnter={() => menu.hover(name)}
              onFocus={() => menu.rest(name)}
            >
              {i18n._(label)}
              <Down className={css.arrow} aria-hidden="true" />
            </button>
            {open === name && (
              <div role="menu" aria-labelledby={`${id}${name}`} className={css.panel}>
                {own.map((screen) => (
                  <div key={screen.path} role="none">
                    <Link
                      href={screen.path}
                      role="menuitem"
                      data-entry=""
                      tabIndex={-1}
                      className={classNames(entry, markOf(screen, current) && currentEntry)}
                      aria-current={markOf(screen, current)}
                      onClick={menu.close}
                      onPointerEnter={screen.part.preload}
                      onFocus={screen.part.preload}
                    >
                      <screen.icon className={icon} aria-hidden="true" />
                      <span className={word}>{i18n._(screen.label)}</span>
                    </Link>
                  </div>
                ))}
              </div>
            )}
          </div>
        ))}
      </div>
    </nav>
  )
}
