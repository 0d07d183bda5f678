import { I18nProvider } from '@lingui/react'
import { type ComponentType, Fragment, lazy, type ReactNode, Suspense, useContext, useEffect } from 'react'
import type { AppName, Engine, Locale } from '../../core'
import { i18nOf, type Texts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { StandingContext } from './standing-context'
import { useEngine, useOwner } from './use-engine'
import { LocaleContext, useLocale } from './use-locale'
import { useReportedFailures } from './use-reported-failures'
import { SpokenFor, useUnreadRows } from './use-unread-rows'
import { WidgetBoundary } from './widget-boundary'

type Modules = Parameters<Engine['provide']>[0]

type WidgetDefinition<P> = {
  /** code of the apps this widget reads, so that its first render has their state */
  apps: Modules
  texts: readonly Texts[]
  Skeleton: ComponentType
  View: ComponentType<P>
  /** stays as it is when somebody signs in or out: it shows nothing of theirs; others begin anew */
  goesOn?: boolean
  /** stands around other widgets, and shows no rows of its own */
  isFrame?: boolean
}

const SignedOut = lazy(() => import('./signed-out').then((file) => ({ default: file.SignedOut })))
const UnreadRows = lazy(() => import('./unread-rows').then((file) => ({ default: file.UnreadRows })))
const noApps = {}

const givenTo = new WeakMap<Engine, Set<object>>()

/** Once an engine and definition: provide() is idempotent, this only saves the walk. */
function provideOnce(engine: Engine, apps: Modules): void {
  const given = givenTo.get(engine) ?? new Set()
  givenTo.set(engine, given)
  if (given.has(apps)) return
  given.add(apps)
  engine.provide(apps)
  for (const name of Object.keys(apps) as AppName[]) if (apps[name]?.data) engine.app(name)
}

/** Waits for the texts; its Suspense boundary shows the skeleton meanwhile. */
function InWords({ locale, texts, children }: { locale: Locale; texts: readonly Texts[]; children: ReactNode }) {
  const shown = useTexts(locale, texts)
  const stand = useContext(StandingContext)
  useEffect(stand, [stand])
  // what is inside says some of these texts too: it changes its language after this, not before
  return (
    <LocaleContext value={shown}>
      <I18nProvider i18n={i18nOf(shown)}>{children}</I18nProvider>
    </LocaleContext>
  )
}

/**
 * Makes a public component of a view: brings its code, waits for its texts, catches what it throws. Called once a module,
 * so that a component is never made twice.
 */
export function defineWidget<P extends object>(definition: WidgetDefinition<P>) {
  const { apps, texts, Skeleton, View, goesOn = false, isFrame = false } = definition
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level alone
  return function Widget(props: P) {
    const engine = useEngine()
    const locale = useLocale()
    const owner = useOwner()
    provideOnce(engine, apps)
    useReportedFailures(apps)
    const { rows, spokenFor } = useUnreadRows(isFrame ? noApps : apps)
    const isClosed = engine.ended !== undefined && !goesOn
    return (
      <Fragment key={goesOn ? undefined : owner}>
        <WidgetBoundary>
          {rows > 0 && !isClosed && (
            <WidgetBoundary>
              <Suspense>
                <UnreadRows rows={rows} />
              </Suspense>
            </WidgetBoundary>
          )}
          <Suspense fallback={<Skeleton />}>
            {isClosed ? (
              <SignedOut hasExpired={engine.ended === 'expired'} />
            ) : (
              <InWords locale={locale} texts={texts}>
                <SpokenFor value={spokenFor}>
                  <View {...props} />
                </SpokenFor>
              </InWords>
            )}
          </Suspense>
        </WidgetBoundary>
      </Fragment>
    )
  }
}
