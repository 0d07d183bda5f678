import type { Engine } from '../core/engine'
import { systemClock } from '../core/kernel/clock'
import { lookUp } from '../core/kernel/look-up'
import { startApps } from '../widgets/runtime/start-apps'
import { collectFailures, type EarlyFailures } from '../widgets/runtime/use-widget-failures'
import { readoptStyleSheets } from '../widgets/theme/style-sheets'
import { fire, isCancelable } from './dom-events'
import type { ElementChunk } from './element-row'
import { engineAvailable } from './engine-available'
import { findEngine } from './find-engine'
import { type AppFile, makeEngine } from './make-engine'
import { type Mounted, type MountState, mount, mountNotice } from './mount'
import { pageLanguage, watchPageLanguage } from './page-language'
import { findProvider, sweepProviders } from './provided'
import type { TakeFirstCall } from './reuse-first-calls'
import { type InitOptions, shared } from './shared-engine'

/** Milliseconds an element waits for an engine before it reports that there is none. */
const patience = 10_000

/** Connects an element to an engine and its widget. */
export type ElementController = {
  engine(): Engine | undefined
  /** after a property or attribute changed */
  refresh(): void
  /** applies pending changes synchronously, before one of the widget's methods is called */
  flush(): void
  /** the element moved, maybe to another document; false: there is no engine there, so it has to wait again */
  move(): boolean
  leave(): void
}

export type ElementControllerOptions = {
  element: HTMLElement
  root: ShadowRoot
  /** the element's code */
  chunk: ElementChunk
  /** current attributes and properties */
  values(): Record<string, unknown>
  /** receives the widget's own functions and values */
  expose(api: Record<string, unknown>): void
  /** how the engine loads an app's code */
  fileOfApp: AppFile
  /** returns what the element requested while its code loaded */
  takeFirstCall: TakeFirstCall
  /** called when the element has content */
  onPlaced(): void
}

type LoadedApps = { apps?: Parameters<Engine['provide']>[0] }
type Common = { engine?: Engine; locale?: string; colorScheme?: string }

/** Callback properties of the widget that fire the element's events. */
function callbacksOf(element: HTMLElement, events: Readonly<Record<string, string>> = {}): Record<string, unknown> {
  const callbacks = Object.entries(events).map(([event, prop]) => [
    prop,
    (detail: unknown) => fire(element, event, detail, isCancelable(event)),
  ])
  return Object.fromEntries(callbacks)
}

/** Finds the element's engine, now or when one becomes available, and mounts the widget with it. */
export function createElementController(options: ElementControllerOptions): ElementController {
  const { element, root, chunk, values, expose, fileOfApp, takeFirstCall, onPlaced } = options
  const row = lookUp(chunk.rows, element.localName)
  const callbacks = { ...callbacksOf(element, row?.events), expose }
  let engine: Engine | undefined
  let mounted: Mounted | undefined
  let mounting: unknown
  let early: EarlyFailures | undefined
  const fail = (code: string, error?: unknown) => void fire(element, 'raan-error', { code, error })
  const onError = (error: { code?: string }) => fail(error.code ?? 'http', error)

  const state = (): MountState => {
    const provider = findProvider(element)
    const { engine: _, locale, colorScheme, ...props } = values() as Common
    return {
      engine,
      early,
      locale: locale ?? provider?.locale ?? pageLanguage(element),
      colorScheme: colorScheme ?? provider?.colorScheme,
      appearance: provider?.appearance ?? shared().options?.appearance,
      props: { ...props, ...row?.given, ...callbacks, onError },
    }
  }

  const find = () => {
    sweepProviders()
    const make = (settings: InitOptions) => makeEngine(settings, fileOfApp, takeFirstCall)
    return findEngine(element, (values() as Common).engine, make)
  }

  const refresh = () => {
    const found = find()
    if (!found || found === engine) return mounted?.update(state())
    systemClock.clearTimeout(waiting)
    mounted?.unmount()
    mounted = undefined
    engine = found
    early?.end()
    early = collectFailures(found)
    // their first calls are on their way before anything is rendered
    startApps(found, (chunk as LoadedApps).apps ?? {})
    // a task later the responses to first calls that have arrived are read: the widget shows its rows at once
    systemClock.clearTimeout(mounting)
    mounting = systemClock.setTimeout(() => {
      mounted = mount(root, state(), lookUp(chunk, row?.widget ?? ''), onPlaced)
    }, 0)
  }

  const waiting = systemClock.setTimeout(() => {
    fail('not-configured')
    mounted = mountNotice(root, state(), onPlaced)
  }, patience)
  addEventListener(engineAvailable, refresh)
  let unwatch = watchPageLanguage(element, refresh)
  refresh()

  return {
    engine: () => engine,
    refresh,
    flush: () => mounted?.updateNow(state()),
    move() {
      unwatch()
      unwatch = watchPageLanguage(element, refresh)
      readoptStyleSheets()
      if (engine && !find()) return false
      refresh()
      return true
    },
    leave() {
      unwatch()
      systemClock.clearTimeout(waiting)
      systemClock.clearTimeout(mounting)
      early?.end()
      removeEventListener(engineAvailable, refresh)
      mounted?.unmount()
    },
  }
}
