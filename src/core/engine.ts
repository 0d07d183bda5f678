import type { AnyStateMachine, InputFrom, InspectionEvent } from 'xstate'
import type { AppModules, AppName, Registry, ViewName, Views } from './apps'
import { can } from './auth/auth.ability'
import { createTokens, type TokenKeys } from './auth/auth.tokens'
import { createCall } from './kernel/call'
import { type Clock, systemClock } from './kernel/clock'
import { type FieldErrors, RaanError } from './kernel/errors'
import { type Announced, createEvents, type Events } from './kernel/events'
import { type Caller, watchFailures } from './kernel/failures'
import { createHandle, type Handle, type StartedHandle } from './kernel/handle'
import { randomId } from './kernel/id'
import { followLinks } from './kernel/links'
import { openLocks } from './kernel/lock'
import type { AppModule, Ports } from './kernel/ports'
import { openStorage, type Storage } from './kernel/storage'
import type { Transport } from './kernel/transport'

export const locales = ['th', 'en', 'de', 'fr', 'pt'] as const
export type Locale = (typeof locales)[number]

export type EngineOptions = {
  /** the one seam to a backend */
  transport: Transport
  /** gives the host's own access token; the engine then keeps no session of its own */
  fetchToken?: () => Promise<string>
  storage?: Storage
  clock?: Clock
  /** BCP 47; the language is taken of it, `th` where it is none of ours */
  locale?: string
  tokenKeys?: Partial<TokenKeys>
  /** `local` keeps the cart without calls, for portals that have none */
  cart?: 'server' | 'local'
  inspect?: (event: InspectionEvent) => void
}

type DataOf<N extends AppName> = AppModules[N] extends { data: infer M extends AnyStateMachine } ? M : never
type MachineOf<N extends ViewName> = Views[N] extends { machine: infer M extends AnyStateMachine } ? M : never

/** Options of a view beyond what the engine itself hands to every machine. */
export type ViewOptions<N extends ViewName> = Partial<Omit<InputFrom<MachineOf<N>>, keyof Ports>>

/** `owner` is named in the `engine.error` of calls this view makes. */
type ViewStart = { deferred?: boolean; owner?: object | undefined }

export type Engine = {
  /** The app's one data actor, shared by everything on this engine. */
  app<N extends AppName>(name: N): Handle<DataOf<N>>
  /**
   * A new view actor: one per mounted place; stop it when the place goes. `deferred` starts it with its first listener or
   * event, for those who make one before they know whether they need it.
   */
  view<N extends ViewName>(name: N, options?: ViewOptions<N>, start?: ViewStart): Handle<MachineOf<N>>
  /** Brings code of apps that is already here, so that their handles can be read at once. */
  provide(modules: Partial<Record<AppName, AppModule>>): void
  /** Everything announced: `order.saved`, `cart.changed`, `auth.signedOut` … RxJS's `from(events$)` takes it. */
  readonly events$: Events
  /** How many rows the last answers to these apps (without views others own) had that could not be read. */
  unread(apps: readonly string[], owner?: object): number
  /** Tells all actors what the surroundings know: `network.online`, `page.visible`. */
  announce(event: Announced): void
  /** Whether the signed-in person may do this: abilities first, then the permission codes. */
  can(action: string, subject: string): boolean
  /** Resolves with the field errors of a refusal, undefined when signed in; rejects with a RaanError. */
  login(email: string, password: string): Promise<FieldErrors | undefined>
  logout(): Promise<void>
  locale: Locale
  inspect(fn: (event: InspectionEvent) => void): () => void
  /** Stops every actor; handles stay readable. */
  stop(): void
}

/** The language of a BCP 47 tag if it is one of ours. */
export const localeOf = (tag: string | undefined | null): Locale | undefined =>
  locales.find((locale) => locale === tag?.toLowerCase().split('-')[0])

/** Assembles ports, middleware and actors. Apps come from `registry` unless provided before. */
export function startEngine(options: EngineOptions, registry: Registry): Engine {
  const clock = options.clock ?? systemClock
  const events$ = createEvents()
  const storage = openStorage(options.storage, (cause) =>
    events$.next({ type: 'engine.error', error: new RaanError('storage', { cause }) }),
  )
  const locks = openLocks({ clock, area: storage.local, newId: randomId })
  const inspectors = new Set<(event: InspectionEvent) => void>(options.inspect ? [options.inspect] : [])
  const tokens = createTokens({
    transport: options.transport,
    clock,
    storage,
    locks,
    events$,
    fetchToken: options.fetchToken,
    keys: options.tokenKeys,
  })
  const call = createCall({ transport: options.transport, clock, tokens, random: Math.random })
  const failures = watchFailures(events$)
  const portsOf = (caller: Caller): Ports => ({ ...ports, call: failures.callOf(caller, call) })
  const ports: Ports = { call, clock, storage, locks, newId: randomId, events$ }
  const inputs: Partial<Record<AppName, object>> = { auth: { tokens }, cart: { mode: options.cart ?? 'server' } }
  const provided = new Map<string, AppModule>()
  const data = new Map<string, StartedHandle>()
  /** those of `data` whose code is here */
  const started = new Set<string>()
  const views = new Map<StartedHandle, ViewName>()
  const links = followLinks(events$, {
    running: (name) => (started.has(name) ? data.get(name) : undefined),
    views: (name) => [...views].filter(([, each]) => each === name).map(([handle]) => handle),
  })
  let locale = localeOf(options.locale) ?? 'th'
  let ended = false

  /** An app's code is here: from now on its links are followed. */
  const bring = (app: string, module: AppModule) => {
    if (provided.has(app)) return
    provided.set(app, module)
    links.add(module.links?.() ?? [])
  }

  /** The module at once where it was provided: an element must be able to read its state in its first render. */
  const pick = <T>(app: AppName, of: (module: AppModule) => T): T | Promise<T> => {
    const here = provided.get(app)
    if (here) return of(here)
    return registry(app).then((module) => {
      bring(app, module)
      return of(module)
    })
  }

  const machineOf = (machine: AnyStateMachine | undefined, name: string): AnyStateMachine => {
    if (!machine) throw new Error(`no such actor: ${name}`)
    return machine
  }

  const startData = (name: AppName): StartedHandle => {
    const caller: Caller = { app: name }
    const handle = createHandle({
      name,
      machine: pick(name, (module) => machineOf(module.data, name)),
      ports: portsOf(caller),
      input: inputs[name] ?? {},
      inspectors,
      announce: (event) => events$.next(event),
      onStart: () =>
        queueMicrotask(() => {
          started.add(name)
          events$.next({ type: 'app.started', app: name })
        }),
      onStop: () => {
        started.delete(name)
        data.delete(name)
        failures.forget(caller)
      },
    })
    data.set(name, handle)
    return handle
  }

  const startView = (name: ViewName, input: object, { deferred = false, owner }: ViewStart): StartedHandle => {
    const app = name.split('.')[0] as AppName
    const caller: Caller = { app, owner }
    let module: AppModule | undefined
    let heard: { unsubscribe(): void } | undefined
    let isOver = false
    /** A handle that begins within its making is not yet there to be registered: a microtask later it is. */
    const register = () => {
      if (isOver) return
      if (ended) return handle.stop()
      views.set(handle, name)
      heard = events$.subscribe((event) => {
        const reaction = module?.views?.[name]?.reacts?.(event)
        if (reaction) handle.send(reaction as never)
      })
      events$.next({ type: 'view.opened', view: name })
    }
    const handle = createHandle({
      name,
      machine: pick(app, (found) => {
        module = found
        return machineOf(found.views?.[name]?.machine, name)
      }),
      ports: portsOf(caller),
      input,
      inspectors,
      announce: (event) => events$.next(event),
      deferred,
      onStart: () => queueMicrotask(register),
      onStop: () => {
        isOver = true
        heard?.unsubscribe()
        views.delete(handle)
        failures.forget(caller)
      },
    })
    return handle
  }

  const app = (name: AppName) => data.get(name) ?? startData(name)
  const auth = () => app('auth') as unknown as Handle<DataOf<'auth'>>

  return {
    app: (name) => app(name) as never,
    view: (name, viewOptions = {}, start = {}) => startView(name, viewOptions, start) as never,
    provide(modules) {
      for (const [name, module] of Object.entries(modules)) {
        if (provided.has(name)) continue
        bring(name, module)
        // one that was asked for before, and waits for code that would come later
        if (module.data) data.get(name)?.bring(module.data)
      }
    },
    events$,
    unread: failures.unread,
    announce: (event) => events$.next(event),
    can: (action, subject) => {
      const { session } = tokens
      return can(session.read()?.user.ability, session.permissions(), action, subject)
    },
    async login(email, password) {
      auth().send({ type: 'login', email, password })
      const { context } = await auth().settled()
      if (context.fields) return context.fields
      if (context.error) throw context.error
      return undefined
    },
    async logout() {
      auth().send({ type: 'logout' })
      await auth().settled()
    },
    get locale() {
      return locale
    },
    set locale(next) {
      locale = next
      events$.next({ type: 'locale.changed', locale })
    },
    inspect(fn) {
      inspectors.add(fn)
      for (const handle of [...views.keys(), ...data.values()]) handle.inspect()
      return () => void inspectors.delete(fn)
    },
    stop() {
      ended = true
      links.stop()
      for (const handle of [...views.keys(), ...data.values()]) handle.stop()
      tokens.stop()
    },
  }
}
