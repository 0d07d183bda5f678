import { useLingui } from '@lingui/react/macro'
import Collapse from 'lucide-react/icons/panel-left-close'
import Pin from 'lucide-react/icons/panel-left-open'
import { Link } from 'wouter'
import { Button } from '../ui/button'
import { Brand } from './brand'
import * as css from './side.css'
import { Menu, type MenuProps } from './side-menu'

type SideProps = Omit<MenuProps, 'head' | 'onChosen'> & {
  collapsed: boolean
  /** a dark menu beside light screens */
  dark: boolean
  onCollapse(collapsed: boolean): void
}

/** Collapsed, it is a rail that expands on hover and focus. */
export function Side({ collapsed, dark, onCollapse, ...menu }: SideProps) {
  const { t } = useLingui()
  return (
    <div className={css.side} data-rail={collapsed || undefined} data-dark={dark || undefined}>
      <div className={css.sidePanel} part="menu">
        <Menu
          {...menu}
          head={
            <div className={css.sideHead}>
              <Link href="/" className={css.home}>
                <Brand />
              </Link>
              <Button
                look="ghost"
                size="s"
                icon={collapsed ? <Pin /> : <Collapse />}
                label={collapsed ? t`Keep menu open` : t`Collapse menu`}
                aria-expanded={!collapsed}
                onClick={() => onCollapse(!collapsed)}
              />
            </div>
          }
        />
      </div>
    </div>
  )
}
