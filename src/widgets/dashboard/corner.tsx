import { useLingui } from '@lingui/react/macro'
import Up from 'lucide-react/icons/arrow-up'
import MenuIcon from 'lucide-react/icons/menu'
import Customise from 'lucide-react/icons/sliders-horizontal'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button'
import * as css from './frame.css'
import { onlyNarrow } from './shell.css'

/** Whether the dashboard's top is more than a screen away, and a function that scrolls back. */
function useScrolledDown() {
  const top = useRef<HTMLDivElement>(null)
  const [isScrolledDown, setScrolledDown] = useState(false)
  useEffect(() => {
    if (!top.current) return
    const watch = new IntersectionObserver(
      ([entry]) => setScrolledDown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: '600px 0px 0px' },
    )
    watch.observe(top.current)
    return () => watch.disconnect()
  }, [])
  const goUp = () => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    top.current?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' })
  }
  return { top, isScrolledDown, goUp }
}

type CornerProps = {
  /** if so, the buttons for the menu and the layout settings are here */
  navbarHidden: boolean
  menuAlways: boolean
  onOpenMenu(): void
  onCustomise(): void
  heading: RefObject<HTMLHeadingElement | null>
}

export function Corner({ navbarHidden, menuAlways, onOpenMenu, onCustomise, heading }: CornerProps) {
  const { t } = useLingui()
  const { top, isScrolledDown, goUp } = useScrolledDown()
  const up = () => {
    goUp()
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <div ref={top} className={css.top} />
      <div className={css.cornerEdge}>
        <div className={css.corner}>
          {isScrolledDown && <Button icon={<Up />} label={t`Back to top`} className={css.floating} onClick={up} />}
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
