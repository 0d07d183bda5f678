import { useLingui } from '@lingui/react/macro'
import Offline from 'lucide-react/icons/wifi-off'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import { Button } from '../ui/button'
import { classNames } from '../ui/class-names'
import { Dialog } from '../ui/dialog'
import { visuallyHidden } from '../ui/visually-hidden.css'
import { Brand } from './brand'
import { Corner } from './corner'
import * as css from './frame.css'
import type { MenuEntry } from './routes/menu-entry'
import type { ScreenRow } from './routes/row'
import { Screen } from './screen'
import { Side } from './side'
import { Menu } from './side-menu'
import { TopBar } from './top-bar'
import type { Layout } from './use-dashboard'

function Foot() {
  const { t } = useLingui()
  return (
    <footer className={css.foot} part="footer">
      <Brand />
      <p className={css.words}>{t`Everything behind the counter, in one calm place.`}</p>
    </footer>
  )
}

/** With the side menu, this code isn't needed. */
const menuBar = lazyPart(
  () => import('./menu-bar'),
  ({ MenuBar }) => MenuBar,
)

type FrameProps = {
  /** entries the user may open */
  entries: readonly MenuEntry[]
  screen: ScreenRow | undefined
  title: string
  heading: RefObject<HTMLHeadingElement | null>
  layout: Layout
  onCustomise(): void
  online: boolean
  tools: ReactNode
  children: ReactNode
}

export function Frame(props: FrameProps) {
  const { entries, screen, title, heading, layout, onCustomise, online, tools, children } = props
  const { frame, skin, arrange } = layout
  const { t } = useLingui()
  const [drawer, setDrawer] = useState(false)
  const main = useRef<HTMLElement>(null)
  const openMenu = () => setDrawer(true)
  const across = frame.menu === 'horizontal' && !frame.menuHidden
  const beside = frame.menu === 'vertical' && !frame.menuHidden
  const menu = { entries, current: screen, folds: frame.folds, onFold: layout.fold }
  const isBare = screen?.sample?.bare === true
  return (
    <div
      className={classNames(css.grid, !beside && css.alone)}
      data-navbar={frame.navbar}
      data-footer={frame.footer}
      data-content={frame.content}
    >
      <Button className={css.skip} onClick={() => main.current?.focus()}>
        {t`Skip to content`}
      </Button>
      {beside && (
        <Side
          {...menu}
          collapsed={frame.collapsed}
          dark={skin === 'semi-dark'}
          onCollapse={(collapsed) => arrange({ collapsed })}
        />
      )}
      <div className={css.column}>
        {frame.navbar !== 'hidden' && (
          <TopBar
            screen={isBare ? undefined : screen}
            kind={frame.navbar}
            colour={frame.navbarColour}
            menuButton={frame.menuHidden ? 'always' : 'narrow'}
            brand={beside ? 'narrow' : 'always'}
            onOpenMenu={openMenu}
          >
            {tools}
          </TopBar>
        )}
        {across && (
          <div className={css.across} data-dark={skin === 'semi-dark' || undefined}>
            <Screen part={menuBar} given={{ entries, current: screen }} fallback={null} />
          </div>
        )}
        <div role="status">
          {!online && (
            <p className={css.strip}>
              <Offline aria-hidden="true" />
              {t`You're offline. Your entries are kept.`}
            </p>
          )}
        </div>
        <main ref={main} tabIndex={-1} className={css.main} part="main">
          <h1 ref={heading} tabIndex={-1} className={isBare ? visuallyHidden : css.title}>
            {title}
          </h1>
          <div key={screen?.path ?? title} className={classNames(css.content, css.screenTransitions[frame.transition])}>
            {children}
          </div>
        </main>
        <Corner
          navbarHidden={frame.navbar === 'hidden'}
          menuAlways={frame.menuHidden}
          onOpenMenu={openMenu}
          onCustomise={onCustomise}
          heading={heading}
        />
        {frame.footer !== 'hidden' && <Foot />}
      </div>
      <Dialog open={drawer} look="start" title={<Brand />} closeLabel={t`Close menu`} onClose={() => setDrawer(false)}>
        <Menu {...menu} onChosen={() => setDrawer(false)} />
      </Dialog>
    </div>
  )
}
