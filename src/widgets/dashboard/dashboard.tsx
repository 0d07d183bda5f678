import { messages } from 'langraan:messages/dashboard'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { use } from 'react'
import { authApp } from '../../core/auth/app'
import { cartApp } from '../../core/cart/app'
import { dashboardApp } from '../../core/dashboard/app'
import { linesApp } from '../../core/lines/app'
import type { SignInHint } from '../auth/auth-sign-in-form'
import { defineWidget } from '../runtime/define-widget'
import { RaanRoot } from '../runtime/root'
import { ErrorContext } from '../runtime/use-engine'
import { classNames } from '../ui/class-names'
import { DashboardSkeleton } from './dashboard-skeleton'
import { DashboardView } from './dashboard-view'
import { DashboardRouter, routerKinds } from './router'
import * as css from './shell.css'
import { useRootSettings } from './use-dashboard'

export type RaanDashboardProps = {
  /** `memory` unless given; `hash`; `browser` where the page is the dashboard's own: it then names the page as well */
  router?: string | undefined
  /** path of the page that the screens' paths begin at; for `browser` */
  base?: string | undefined
  /** the screen to show; for `memory` */
  path?: string | undefined
  /** accounts of sample data to offer at the sign-in */
  hint?: readonly SignInHint[] | undefined
  /** when the shop opens, ISO with offset: what `/misc/coming-soon` counts down to */
  opensAt?: string | undefined
  /** a page of the portal's own that explains: beside the sign-in and in the person's menu a link leads there, in a tab of its own */
  helpHref?: string | undefined
  /** who the questions and answers name to ask further */
  contactPhone?: string | undefined
  contactEmail?: string | undefined
  /** shows the entry in the person's menu */
  onResetSampleData?: (() => void | Promise<void>) | undefined
  onNavigated?: ((detail: { path: string }) => void) | undefined
  /** language and skin of the dashboard, at the start and when the person chooses */
  onLayoutChanged?: ((detail: { locale: string; skin: string }) => void) | undefined
}

export const apps = { auth: authApp, cart: cartApp, lines: linesApp, dashboard: dashboardApp }

const Inside = defineWidget<RaanDashboardProps>({
  apps: {},
  messages: [messages, lazyMessages],
  Skeleton: DashboardSkeleton,
  View: DashboardView,
  goesOn: true,
})

/** The language and the skin that a person chose win over those of the page: a root of its own, below the element's. */
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
