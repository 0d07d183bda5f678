import { useLingui } from '@lingui/react/macro'
import Up from 'lucide-react/icons/arrow-up'
import MenuIcon from 'lucide-react/icons/menu'
import Customise from 'lucide-react/icons/sliders-horizontal'
import type { RefObject } from 'react'
import { Button } from '../ui/button'
import * as css from './corner.css'
import { onlyNarrow } from './shell.css'
import { useFarDown } from './use-far-down'

type CornerProps = {
  /** then the ways to the menu and to the arrangement are here */
  navbarHidden: boolean
  menuAlways: boolean
  onOpenMenu(): void
  onCustomise(): void
  heading: RefObject<HTMLHeadingElement | null>
}

/** What floats over the end of the page. */
export function Corner({ navbarHidden, menuAlways, onOpenMenu, onCustomise, heading }: CornerProps) {
  const { t } = useLingui()
  const { top, isFarDown, goUp } = useFarDown()
  const up = () => {
    goUp()
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <div ref={top} className={css.top} />
      <div className={css.edge}>
        <div className={css.corner}>
          {isFarDown && <Button icon={<Up />} label={t`Back to top`} className={css.floating} onClick={up} />}
          {navbarHidden && (
            <>
              <span className={menuAlways ? undefined : onlyNarrow}>
                <Button
                  icon={<MenuIcon />}
                  label={t`Open menu`}
                  aria-haspopup="dialog"
                  className={css.floating}
                  onClick={onOpenMenu}
                />
              </span>
              <Button
                icon={<Customise />}
                label={t`Customise layout`}
                aria-haspopup="dialog"
                className={css.floating}
                onClick={onCustomise}
              />
            </>
          )}
        </div>
      </div>
    </>
  )
}
