import type { InspectionEvent } from 'xstate'
import type { AppName, Registry, ViewName } from './apps'
import type { SessionEnd } from './auth/auth.session'
import { createHandle, type Running, type StartedHandle } from './kernel/actor-handle'
import { type AppModule, afterLoad, dataOf, findView, type ViewModule } from './kernel/app-module'
import type { EngineEvent } from './kernel/engine-events'
import type { Announcer } from './kernel/events'
import type { Caller, Failures } from './kernel/failures'
import { followLinks, type Linked } from './kernel/links'
import type { Ports } from './kernel/ports'
import { nobody, type Owner } from './kernel/stores'
import { holdsUnsaved } from './kernel/unsaved'

/** `root` identifies this view in the `engine.error` of its calls. */
export type ViewStart = { deferred?: boolean; root?: object | undefined }

export type ActorsOptions = {
  registry: Registry
  /** ports of the current user; a new object when the user changes */
  ports(): Ports
  /** ports of actors that are independent of the user */
  portsOfEverybody: Ports
  /** additional inputs of an app's data actor */
  inputs: Partial<Record<AppName, object>>
  events$: Announcer
  inspectors: ReadonlySet<(event: InspectionEvent) => void>
  failures: Failures
}

/** Apps without user data: their actors continue across sign-in and sign-out. */
const ofEverybody: ReadonlySet<string> = new Set<AppName>(['auth', 'dashboard', 'misc'])

const appOf = (view: ViewName): AppName => view.split('.')[0] as AppName

/** All actors of one engine; replaces them when the user changes. */
export function createActors(options: ActorsOptions) {
  const { registry, ports, portsOfEverybody, inputs, events$, inspectors, failures } = options
  const provided = new Map<string, AppModule>()
  /** lazy views whose code has loaded */
  const lazyViews = new Map<string, ViewModule>()
  const data = new Map<string, StartedHandle>()
  /** apps of `data` whose code has loaded */
  const started = new Set<string>()
  /** running views; `key` distinguishes views of the same name, and is slow if the input has many rows */
  const views = new Map<StartedHandle, { name: ViewName; key(): string; deferred: boolean }>()
  /** actors of the user whose session expired, until that user is back or another one signs in */
  let aside: { owner: Owner; actors: Map<string, Running> } = { owner: nobody, actors: new Map() }
  const linked = {
    running: (name: string) => (started.has(name) ? data.get(name) : undefined),
    views: (name: string) => [...views].filter(([, each]) => each.name === name).map(([handle]) => handle),
  }
  // only the types know the machines with these names
  const links = followLinks(events$, linked as unknown as Linked)
  let present: Owner = nobody
  /** the user signed out on this page and nobody has signed in since */
  let isPaused = false
  /** non-deferred actors created while paused; they start at the next sign-in */
  const paused = new Set<StartedHandle>()
  let ended = false

  const takeBack = (keyOf: () => string): Running | undefined => {
    if (aside.owner !== present || aside.actors.size === 0) return undefined
    const key = keyOf()
    const kept = aside.actors.get(key)
    aside.actors.delete(key)
    return kept
  }

  /** An app's code has loaded: its links are followed from now on. */
  const bring = (app: string, module: AppModule) => {
    if (provided.has(app)) return
    provided.set(app, module)
    if (module.links) links.add(module.links)
  }

  /** Returns the module synchronously if provided: an element must be able to read its state in its first render. */
  const pick = <T>(app: AppName, of: (module: AppModule) => T | Promise<T>): T | Promise<T> => {
    const here = provided.get(app)
    if (here) return of(here)
    return registry(app).then((module) => {
      bring(app, module)
      return of(module)
    })
  }

  /** A provided view needs nothing else from its app. */
  const find = (name: ViewName) =>
    lazyViews.get(name) ?? pick(appOf(name), (module) => findView(module, name, lazyViews))

  /** The ports of one actor: its failed calls are announced in its name. */
  const portsFor = (caller: Caller) => {
    const base = ofEverybody.has(caller.app) ? () => portsOfEverybody : ports
    let known: { base: Ports; own: Ports } | undefined
    return () => {
      const now = base()
      if (known?.base !== now) known = { base: now, own: { ...now, call: failures.callOf(caller, now.call) } }
      return known.own
    }
  }

  const announceStart = (name: string) => {
    started.add(name)
    events$.next({ type: 'app.started', app: name })
  }

  const startData = (name: AppName): StartedHandle => {
    const caller: Caller = { app: name }
    const handle = createHandle({
      name,
      machine: pick(name, (module) => dataOf(module, name)),
      ports: portsFor(caller),
      input: inputs[name] ?? {},
      inspectors,
      announce: (event) => events$.next(event),
      isPaused: () => isPaused && !ofEverybody.has(name),
      kept: () => takeBack(() => name),
      onStart: () => queueMicrotask(() => announceStart(name)),
      onStop: (forGood) => {
        started.delete(name)
        failures.forget(caller)
        if (forGood) data.delete(name)
      },
    })
    data.set(name, handle)
    if (isPaused) paused.add(handle)
    return handle
  }

  const startView = (name: ViewName, input: object, { deferred = false, root }: ViewStart): StartedHandle => {
    const app = appOf(name)
    const caller: Caller = { app, root }
    const key = () => `${name} ${JSON.stringify(input)}`
    let view: ViewModule | undefined
    let received: { unsubscribe(): void } | undefined
    let isOver = false
    /** A handle that starts during its creation can't be registered yet, only a microtask later. */
    const register = () => {
      if (isOver || views.has(handle)) return
      if (ended) return handle.stop()
      views.set(handle, { name, key, deferred })
      received = events$.subscribe((event) => {
        const reaction = view?.reacts?.(event)
        if (reaction) handle.send(reaction as never)
      })
      events$.next({ type: 'view.opened', view: name })
    }
    const handle = createHandle({
      name,
      machine: afterLoad(find(name), (found) => {
        view = found
        return found.machine
      }),
      ports: portsFor(caller),
      input,
      inspectors,
      announce: (event) => events$.next(event),
      deferred,
      isBusy: (snapshot) => view?.isBusy?.(snapshot) ?? false,
      isPaused: () => isPaused && !ofEverybody.has(app),
      kept: () => takeBack(key),
      onStart: () => {
        isOver = false
        queueMicrotask(register)
      },
      onStop: () => {
        isOver = true
        received?.unsubscribe()
        views.delete(handle)
        failures.forget(caller)
      },
    })
    if (isPaused && !deferred) paused.add(handle)
    return handle
  }

  const dropAside = () => {
    for (const actor of aside.actors.values()) actor.stop()
    aside = { owner: nobody, actors: new Map() }
  }

  return {
    app: (name: AppName): StartedHandle => data.get(name) ?? startData(name),
    view: startView,
    provide(modules: Partial<Record<AppName, AppModule>>, views: Readonly<Record<string, ViewModule>> = {}) {
      for (const [name, view] of Object.entries(views)) lazyViews.set(name, view)
      for (const [name, module] of Object.entries(modules)) {
        if (provided.has(name)) continue
        bring(name, module)
        // one requested earlier, still waiting for its code
        if (module.data) data.get(name)?.bring(module.data)
      }
    },
    inspect() {
      for (const handle of [...views.keys(), ...data.values()]) handle.inspect()
    },
    keepsUnsaved: () => [...aside.actors.values()].some(holdsUnsaved),
    begin(owner: Owner) {
      present = owner
    },
    /**
     * The user changed. Every actor except the session's continues as a new one. If the session expired, the previous
     * user's unsaved work is set aside and restored when they are back.
     */
    handOver(owner: Owner, end: SessionEnd) {
      if (ended) return
      const before = present
      present = owner
      if (owner !== nobody && owner !== aside.owner) dropAside()
      const keeps = end === 'expired' && before !== nobody
      if (keeps) aside = { owner: before, actors: new Map() }
      const goOn = (handle: StartedHandle, key: () => string, deferred: boolean, isWorth?: boolean) => {
        const left = handle.handOver(deferred ? undefined : takeBack(key))
        if (!left) return
        if (keeps && (isWorth ?? holdsUnsaved(left))) aside.actors.set(key(), left)
        else left.stop()
      }
      isPaused = owner === nobody
      links.renew()
      const apps = [...started].filter((name) => !ofEverybody.has(name))
      const leaveEvents: EngineEvent[] = []
      const opened = [...views].filter(([, { name }]) => !ofEverybody.has(appOf(name)))
      for (const name of apps) {
        const handle = data.get(name as AppName)
        if (!handle) continue
        const leaveEvent = provided.get(name)?.left?.(handle.getSnapshot().context as never)
        goOn(handle, () => name, false, true)
        if (leaveEvent) leaveEvents.push(leaveEvent)
        if (isPaused) paused.add(handle)
      }
      for (const [handle, { key, deferred }] of opened) {
        // a deferred one waits: the next listener starts it
        goOn(handle, key, deferred)
        if (isPaused && !deferred) paused.add(handle)
      }
      for (const leaveEvent of leaveEvents) events$.next(leaveEvent)
      if (isPaused) return
      for (const handle of paused) handle.resume()
      paused.clear()
      for (const name of apps) announceStart(name)
      for (const [handle, { name }] of opened) if (views.has(handle)) events$.next({ type: 'view.opened', view: name })
    },
    stop() {
      ended = true
      links.stop()
      dropAside()
      for (const handle of [...views.keys(), ...data.values()]) handle.stop()
    },
  }
}
