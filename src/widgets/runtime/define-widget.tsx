import { I18nProvider } from '@lingui/react'
import { type ComponentType, createContext, Fragment, type ReactNode, Suspense, useContext, useEffect } from 'react'
import type { Engine, Locale } from '../../core'
import { lazyPart } from '../../core/kernel/lazy-part'
import { i18nOf, type MessageCatalog } from '../i18n/i18n'
import { useMessagesHere } from '../i18n/use-messages-here'
import { LazyOrThrow } from '../lazy/lazy-or-throw'
import { startApps } from './start-apps'
import { useEngine, useOwner } from './use-engine'
import { LocaleContext, useLocale } from './use-locale'
import { SpokenFor, useReportedFailures, useUnreadRows } from './use-widget-failures'
import { WidgetBoundary } from './widget-boundary'

/** Called when a widget's own contents are shown: everything else may load from then on. */
export const ReadyContext = createContext<() => void>(() => undefined)

type Modules = Parameters<Engine['provide']>[0]
type LazyViews = Parameters<Engine['provide']>[1]

type WidgetDefinition<P> = {
  /** apps this widget reads, loaded with its code so that its first render has their state */
  apps: Modules
  /** lazy views that load with this widget's code */
  views?: LazyViews
  messages: readonly MessageCatalog[]
  Skeleton: ComponentType
  View: ComponentType<P>
  /** keeps its state across sign-in and sign-out because it shows no user's data; other widgets remount */
  goesOn?: boolean
  /** wraps other widgets and shows no rows of its own */
  isFrame?: boolean
}

const signedOut = lazyPart(
  () => import('./signed-out'),
  (file) => file.SignedOut,
)
const unreadRows = lazyPart(
  () => import('./unread-rows'),
  (file) => file.UnreadRows,
)
const none: readonly string[] = []

const givenTo = new WeakMap<Engine, Set<object>>()

/** Once per engine and definition: provide() is idempotent, this only saves the walk. */
function provideOnce(engine: Engine, definition: Pick<WidgetDefinition<never>, 'apps' | 'views'>): void {
  const { apps, views } = definition
  const given = givenTo.get(engine) ?? new Set()
  givenTo.set(engine, given)
  if (given.has(definition)) return
  given.add(definition)
  startApps(engine, apps, views)
}

type WithMessagesProps = {
  locale: Locale
  messages: readonly MessageCatalog[]
  fallback: ReactNode
  children: ReactNode
}

function WithMessages({ locale, messages, fallback, children }: WithMessagesProps) {
  const shown = useMessagesHere(locale, messages)
  const stand = useContext(ReadyContext)
  const isHere = shown !== undefined
  useEffect(() => {
    if (isHere) stand()
  }, [isHere, stand])
  if (!isHere) return fallback
  // children use these texts, too: they must not change language before the texts are loaded
  return (
    <LocaleContext value={shown}>
      <I18nProvider i18n={i18nOf(shown)}>{children}</I18nProvider>
    </LocaleContext>
  )
}

/**
 * Makes a public component from a view: loads its code, waits for its texts, catches its errors. Call once per
 * module, so that the component's identity is stable.
 */
export function defineWidget<P extends object>(definition: WidgetDefinition<P>) {
  const { apps, views, messages, Skeleton, View, goesOn = false, isFrame = false } = definition
  const names = Object.keys({ ...apps, ...views })
  /** failures and unreadable rows of these apps concern this widget */
  const domains = names.map((name) => name.split('.')[0] as string)
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level only
  return function Widget(props: P) {
    const engine = useEngine()
    const locale = useLocale()
    const owner = useOwner()
    provideOnce(engine, definition)
    useReportedFailures(domains)
    const { rows, spokenFor } = useUnreadRows(isFrame ? none : domains)
    const isClosed = engine.ended !== undefined && !goesOn
    return (
      <Fragment key={goesOn ? undefined : owner}>
        <WidgetBoundary>
          {rows > 0 && !isClosed && (
            <WidgetBoundary>
              <Suspense>
                <LazyOrThrow part={unreadRows}>{(UnreadRows) => <UnreadRows rows={rows} />}</LazyOrThrow>
              </Suspense>
            </WidgetBoundary>
          )}
          <Suspense fallback={<Skeleton />}>
            {isClosed ? (
              <LazyOrThrow part={signedOut} fallback={<Skeleton />}>
                {(SignedOut) => <SignedOut hasExpired={engine.ended === 'expired'} />}
              </LazyOrThrow>
            ) : (
              <WithMessages locale={locale} messages={messages} fallback={<Skeleton />}>
                <SpokenFor value={spokenFor}>
                  <View {...props} />
                </SpokenFor>
              </WithMessages>
            )}
          </Suspense>
        </WidgetBoundary>
      </Fragment>
    )
  }
}
