import { useLingui } from '@lingui/react/macro'
import Next from 'lucide-react/icons/chevron-right'
import MenuIcon from 'lucide-react/icons/menu'
import type { ReactNode } from 'react'
import type { Arrangement } from '../../core/dashboard/dashboard.record'
import { Button } from '../ui/button'
import { classNames } from '../ui/class-names'
import { PortalProvider } from '../ui/portal'
import { Brand } from './brand'
import { groups } from './routes/groups'
import type { ScreenRow } from './routes/row'
import * as shell from './shell.css'
import * as css from './top-bar.css'

function Breadcrumbs({ screen }: { screen: ScreenRow }) {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`You are here`}>
      <ol className={css.crumbs}>
        <li className={css.crumb}>{i18n._(groups[screen.group])}</li>
        <li className={css.crumb} aria-current="page">
          <Next aria-hidden="true" />
          {i18n._(screen.label)}
        </li>
      </ol>
    </nav>
  )
}

type Where = 'narrow' | 'always'

const shown = { narrow: shell.onlyNarrow, always: undefined } satisfies Record<Where, string | undefined>

type TopBarProps = {
  screen: ScreenRow | undefined
  kind: Arrangement['navbar']
  colour: Arrangement['navbarColour']
  /** where the menu button and the product name are shown */
  menuButton: Where
  brand: Where
  onOpenMenu(): void
  /** cart, language, theme, user */
  children: ReactNode
}

export function TopBar({ screen, kind, colour, menuButton, brand, onOpenMenu, children }: TopBarProps) {
  const { t } = useLingui()
  return (
    <header className={css.head} data-kind={kind}>
      <PortalProvider>
        <div className={css.bar} data-colour={colour}>
          <div className={css.area}>
            <span className={shown[menuButton]}>
              <Button
                look="ghost"
                icon={<MenuIcon />}
                label={t`Open menu`}
                aria-haspopup="dialog"
                onClick={onOpenMenu}
              />
            </span>
            <span className={classNames(css.brandFrame, shown[brand])}>
              <Brand />
            </span>
            <div className={shell.onlyWide}>{screen && <Breadcrumbs screen={screen} />}</div>
          </div>
          <div className={css.tools}>{children}</div>
        </div>
      </PortalProvider>
    </header>
  )
}
