import { useLingui } from '@lingui/react/macro'
import Offline from 'lucide-react/icons/wifi-off'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Brand } from './brand'
import * as css from './frame.css'
import { Menu } from './menu'
import type { ScreenRow } from './routes'
import { Side } from './side'
import { TopBar } from './top-bar'

type FrameProps = {
  screens: readonly ScreenRow[]
  screen: ScreenRow | undefined
  title: string
  heading: RefObject<HTMLHeadingElement | null>
  collapsed: boolean
  onCollapse(collapsed: boolean): void
  online: boolean
  tools: ReactNode
  children: ReactNode
}

/** Menu, top bar and the place of a screen. */
export function Frame(props: FrameProps) {
  const { screens, screen, title, heading, collapsed, onCollapse, online, tools, children } = props
  const { t } = useLingui()
  const [drawer, setDrawer] = useState(false)
  const main = useRef<HTMLElement>(null)
  return (
    <div className={css.grid}>
      <Button className={css.skip} onClick={() => main.current?.focus()}>
        {t`Skip to the content`}
      </Button>
      <Side screens={screens} current={screen} collapsed={collapsed} onCollapse={onCollapse} />
      <div className={css.column}>
        <TopBar screen={screen} onOpenMenu={() => setDrawer(true)}>
          {tools}
        </TopBar>
        <div role="status">
          {!online && (
            <p className={css.strip}>
              <Offline aria-hidden="true" />
              {t`No connection. What you enter is kept and is sent when the connection is back.`}
            </p>
          )}
        </div>
        <main ref={main} tabIndex={-1} className={css.main} part="main">
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            {title}
          </h1>
          <div className={css.content}>{children}</div>
        </main>
      </div>
      <Dialog
        open={drawer}
        look="start"
        title={<Brand />}
        closeLabel={t`Close the menu`}
        onClose={() => setDrawer(false)}
      >
        <Menu screens={screens} current={screen} onChosen={() => setDrawer(false)} />
      </Dialog>
    </div>
  )
}
