import { useLingui } from '@lingui/react/macro'
import Down from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { Link } from 'wouter'
import { classNames } from '../ui/class-names'
import * as css from './menu-bar.css'
import { filledGroups, type MenuEntry, markOf } from './routes/menu-entry'
import type { ScreenRow } from './routes/row'
import * as menuCss from './side-menu.css'
import { useMenuBar } from './use-menu-bar'

type MenuBarProps = { entries: readonly MenuEntry[]; current: ScreenRow | undefined }

export function MenuBar({ entries, current }: MenuBarProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const groups = filledGroups(entries)
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
                {own.map((entry) => (
                  <div key={entry.path} role="none">
                    <Link
                      href={entry.path}
                      role="menuitem"
                      data-entry=""
                      tabIndex={-1}
                      className={classNames(
                        menuCss.entry,
                        entry.isSub && menuCss.sub,
                        markOf(entry, current) && menuCss.current,
                      )}
                      aria-current={markOf(entry, current)}
                      onClick={menu.close}
                      onPointerEnter={entry.preload}
                      onFocus={entry.preload}
                    >
                      <entry.icon className={menuCss.icon} aria-hidden="true" />
                      <span className={menuCss.word}>{i18n._(entry.label)}</span>
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
