import {
  type CSSProperties,
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Engine, Locale } from '../../core'
import { localeOf } from '../../core/engine'
import { lazyPart } from '../../core/kernel/lazy-part'
import { LazyOrThrow } from '../lazy/lazy-or-throw'
import { adoptStyleSheets } from '../theme/style-sheets'
import { themeRoot } from '../theme/theme.css'
import { PortalProvider } from '../ui/portal'
import { createToaster, type Toaster as ToastSource } from '../ui/toaster'
import { ReadyContext } from './define-widget'
import { useEffectEvent } from './use-effect-event'
import { EngineContext, ErrorContext } from './use-engine'
import { LocaleContext } from './use-locale'
import { ToasterContext } from './use-toaster'
import { startPresence, whenIdle } from './when-idle'
import { WidgetBoundary } from './widget-boundary'

export type ColorScheme = 'light' | 'dark' | 'auto'

const ColorSchemeContext = createContext<ColorScheme | undefined>(undefined)

/** The requested scheme; undefined and `auto` follow the device. */
export const useColorScheme = (): ColorScheme | undefined => useContext(ColorSchemeContext)

const loadedToasts = lazyPart(
  () => import('./loaded-toasts'),
  (file) => file.LoadedToasts,
)

/** Toasts load after the first screen, early enough for the first message. */
function Toasts({ toaster, standing }: { toaster: ToastSource; standing: boolean }) {
  const [idle, setIdle] = useState(false)
  const some = useSyncExternalStore(
    toaster.subscribe,
    () => toaster.getSnapshot().length > 0,
    () => false,
  )
  useEffect(() => (standing ? whenIdle(() => setIdle(true)) : undefined), [standing])
  return (
    (idle || some) && (
      <WidgetBoundary>
        <Suspense>
          <LazyOrThrow part={loadedToasts}>{(LoadedToasts) => <LoadedToasts toaster={toaster} />}</LazyOrThrow>
        </Suspense>
      </WidgetBoundary>
    )
  )
}

export type RaanRootProps = {
  engine: Engine
  /** BCP 47; default: the engine's language, also if this one isn't supported */
  locale?: string | undefined
  colorScheme?: ColorScheme | undefined
  /** default: inherited from the page */
  direction?: 'ltr' | 'rtl' | undefined
  /** values of the public variables, without their prefix: `{ accent: '#0a7' }` */
  appearance?: Readonly<Record<string, string>> | undefined
  onError?: ((error: unknown) => void) | undefined
  children: ReactNode
}

function useEngineLocale(engine: Engine): Locale {
  const [locale, setLocale] = useState(engine.locale)
  useEffect(() => {
    setLocale(engine.locale)
    const listening = engine.events$.subscribe((event) => {
      if (event.type === 'locale.changed') setLocale(engine.locale)
    })
    return () => listening.unsubscribe()
  }, [engine])
  return locale
}

/** Toasts for one user are removed when the user changes. */
function useOwnToaster(engine: Engine) {
  const toaster = useMemo(() => createToaster(), [])
  useEffect(() => {
    const listening = engine.events$.subscribe(({ type }) => {
      if (type === 'owner.changed') for (const { id } of toaster.getSnapshot()) toaster.dismiss(id)
    })
    return () => listening.unsubscribe()
  }, [engine, toaster])
  return toaster
}

/** Reports each failure once, even if several widgets observe it; stable for the life of the root. */
function useReport(onError: RaanRootProps['onError']): (error: unknown) => void {
  const reported = useRef(new WeakSet<object>())
  return useEffectEvent((error: unknown) => {
    if (typeof error === 'object' && error !== null) {
      if (reported.current.has(error)) return
      reported.current.add(error)
    }
    onError?.(error)
  })
}

const publicVariables = (appearance: RaanRootProps['appearance']): CSSProperties =>
  Object.fromEntries(Object.entries(appearance ?? {}).map(([name, value]) => [`--raan-${name}`, value]))

/** Providers every widget needs: engine, language, theme, overlays and messages. */
export function RaanRoot(props: RaanRootProps) {
  const { engine, locale, colorScheme, direction, appearance, onError, children } = props
  const engineLocale = useEngineLocale(engine)
  const language = localeOf(locale) ?? engineLocale
  const containerRef = useRef<HTMLDivElement>(null)
  const toaster = useOwnToaster(engine)

  useLayoutEffect(() => {
    const root = containerRef.current?.getRootNode()
    // not instanceof: in an iframe the document belongs to another window
    return root && 'adoptedStyleSheets' in root ? adoptStyleSheets(root as Document | ShadowRoot) : undefined
  }, [])

  const report = useReport(onError)

  const [standing, setReady] = useState(false)
  const stand = useCallback(() => setReady(true), [])
  useEffect(() => (standing ? startPresence(engine) : undefined), [engine, standing])

  return (
    <EngineContext value={engine}>
      <LocaleContext value={language}>
        <ColorSchemeContext value={colorScheme}>
          <ErrorContext value={report}>
            <ToasterContext value={toaster}>
              <div
                ref={containerRef}
                part="root"
                className={themeRoot}
                lang={language}
                dir={direction}
                data-scheme={colorScheme}
                style={publicVariables(appearance)}
              >
                <PortalProvider>
                  <ReadyContext value={stand}>{children}</ReadyContext>
                  <Toasts toaster={toaster} standing={standing} />
                </PortalProvider>
              </div>
            </ToasterContext>
          </ErrorContext>
        </ColorSchemeContext>
      </LocaleContext>
    </EngineContext>
  )
}
