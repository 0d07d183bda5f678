import { useLingui } from '@lingui/react/macro'
import MenuIcon from 'lucide-react/icons/menu'
import type { ReactNode } from 'react'
import { Button } from '../ui/button'
import { PortalProvider } from '../ui/portal'
import { Brand } from './brand'
import { Breadcrumbs } from './breadcrumbs'
import type { ScreenRow } from './routes'
import * as shell from './shell.css'
import * as css from './top-bar.css'

type TopBarProps = {
  screen: ScreenRow | undefined
  onOpenMenu(): void
  /** cart, language, skin, person */
  children: ReactNode
}

export function TopBar({ screen, onOpenMenu, children }: TopBarProps) {
  const { t } = useLingui()
  return (
    <header>
      <PortalProvider>
        <div className={css.bar}>
          <div className={css.room}>
            <span className={shell.onlyNarrow}>
              <Button
                look="ghost"
                icon={<MenuIcon />}
                label={t`Open the menu`}
                aria-haspopup="dialog"
                onClick={onOpenMenu}
              />
            </span>
            <span className={shell.onlyNarrow}>
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
