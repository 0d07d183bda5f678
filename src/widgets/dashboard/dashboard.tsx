import { messages } from 'langraan:messages/dashboard'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as roleMessages } from 'langraan:messages/roles'
import { use } from 'react'
import { authApp } from '../../core/auth/app'
import { cartApp } from '../../core/cart/app'
import { dashboardApp } from '../../core/dashboard/app'
import { linesApp } from '../../core/lines/app'
import type { SignInHint } from '../auth/auth-sign-in-form'
import { OwnPageContext } from '../lazy/own-page'
import { defineWidget } from '../runtime/define-widget'
import { RaanRoot } from '../runtime/root'
import { ErrorContext } from '../runtime/use-engine'
import { classNames } from '../ui/class-names'
import { DashboardSkeleton } from './dashboard-skeleton'
import { DashboardView } from './dashboard-view'
import { LeavingContext } from './leaving'
import { DashboardRouter, routerKinds } from './router'
import * as css from './shell.css'
import { useRootSettings } from './use-dashboard'
import { useOwnPage } from './use-own-page'

export type RaanDashboardProps = {
  /**
   * `memory` (default); `hash`; `browser` if the page consists of the dashboard, which then also sets the
   * document title
   */
  router?: string | undefined
  /** base path of the screens; for `browser` */
  base?: string | undefined
  /** the screen to show; for `memory` */
  path?: string | undefined
  /** sample accounts to offer on the sign-in screen */
  hint?: readonly SignInHint[] | undefined
  /** opening time of the shop, ISO 8601 with offset, for the countdown at `/misc/coming-soon` */
  opensAt?: string | undefined
  /**
   * a help page of the portal, linked from the sign-in screen and the user menu; opens in a new tab. Without one, the
   * menu opens the knowledge base
   */
  helpHref?: string | undefined
  /** phone number for further questions, shown in the FAQ */
  contactPhone?: string | undefined
  contactEmail?: string | undefined
  /** `off`: what others change is shown after a reload */
  live?: string | undefined
  /** `closed`: the sign-in screen offers no registration, but says who invites */
  registration?: string | undefined
  /** shows the entry in the user menu */
  onResetSampleData?: (() => void | Promise<void>) | undefined
  onNavigated?: ((detail: { path: string }) => void) | undefined
  /** language and theme, initially and on each change by the user */
  onLayoutChanged?: ((detail: { locale: string; skin: string }) => void) | undefined
}

export const apps = { auth: authApp, cart: cartApp, lines: linesApp, dashboard: dashboardApp }

function InsideView(props: RaanDashboardProps) {
  const ownPage = useOwnPage(props.router === 'browser', use(LeavingContext).isHeld)
  return (
    <OwnPageContext value={ownPage}>
      <DashboardView {...props} />
    </OwnPageContext>
  )
}

const Inside = defineWidget<RaanDashboardProps>({
  apps: {},
  messages: [messages, lazyMessages, roleMessages],
  Skeleton: DashboardSkeleton,
  View: InsideView,
  goesOn: true,
})

/** The user's language and theme override the page's: a root of its own, below the element's. */
function DashboardRoot(props: RaanDashboardProps) {
  const { engine, locale, scheme, direction, appearance } = useRootSettings(props.onLayoutChanged)
  const kind = routerKinds.find((each) => each === props.router) ?? 'memory'
  return (
    <RaanRoot
      engine={engine}
      locale={locale}
      colorScheme={scheme}
      direction={direction}
      appearance={appearance}
      onError={use(ErrorContext)}
    >
      <div className={classNames(css.shell, kind === 'browser' && css.fullPage)}>
        <DashboardRouter kind={kind} base={props.base ?? ''} path={props.path} onNavigated={props.onNavigated}>
          <Inside {...props} />
        </DashboardRouter>
      </div>
    </RaanRoot>
  )
}

export const RaanDashboard = defineWidget<RaanDashboardProps>({
  apps,
  messages: [],
  Skeleton: DashboardSkeleton,
  View: DashboardRoot,
  goesOn: true,
  isFrame: true,
})
