import type { AnyStateMachine, InputFrom, InspectionEvent } from 'xstate'
import { createActors, type ViewStart } from './actors'
import type { AppModules, AppName, Registry, ViewName, Views } from './apps'
import { can } from './auth/auth.ability'
import { tokensOfOwner } from './auth/auth.owner'
import type { SessionEnd } from './auth/auth.session'
import { createTokens, type TokenKeys } from './auth/auth.tokens'
import type { Handle } from './kernel/actor-handle'
import type { AppModule, ViewModule } from './kernel/app-module'
import { callOfOwner, createCall } from './kernel/call'
import { openChannels } from './kernel/channel'
import { type Clock, systemClock } from './kernel/clock'
import type { Call } from './kernel/endpoint'
import type { EngineEvent } from './kernel/engine-events'
import { type FieldErrors, RaanError } from './kernel/errors'
import { createEvents, type Events } from './kernel/events'
import { watchFailures } from './kernel/failures'
import { randomId } from './kernel/id'
import { type Locale, localeOf } from './kernel/locale'
import type { Locks } from './kernel/lock'
import { openLocks } from './kernel/open-locks'
import type { Ports } from './kernel/ports'
import { openStorage, type Storage } from './kernel/storage'
import { folder } from './kernel/storage-keys'
import { createStores, nobody, type Owner } from './kernel/stores'
import type { Transport } from './kernel/transport'

export { type Locale, localeOf, locales } from './kernel/locale'

declare module './kernel/engine-events' {
  interface EngineEvents {
    'locale.changed': { locale: Locale }
  }
}

export type EngineOptions = {
  /** connects the engine to a backend */
  transport: Transport
  /** returns the host's own access token; the engine then stores no session */
  fetchToken?: () => Promise<string>
  /** the user signed in at the host, whose entries are stored for them only; default: read from the token */
  userId?: string
  /** identifies the backend, which has its own session, drafts and carts; default: the transport's `issuer` */
  issuer?: string
  storage?: Storage
  /** exclusive locks among everything that shares `storage`; default: the browser's */
  locks?: Locks
  clock?: Clock
  /** BCP 47 tag; its language, or `th` if unsupported */
  locale?: string
  /** storage keys of the tokens, for portals that store them themselves */
  tokenKeys?: Partial<TokenKeys>
  /** `local` keeps the cart without calls, for portals without a cart API */
  cart?: 'server' | 'local'
  inspect?: (event: InspectionEvent) => void
}

type DataOf<N extends AppName> = AppModules[N] extends { data: infer M extends AnyStateMachine } ? M : never
type MachineOf<N extends ViewName> = Views[N] extends { machine: infer M extends AnyStateMachine } ? M : never

/** Options of a view, in addition to what the engine passes to every machine. */
export type ViewOptions<N extends ViewName> = Partial<Omit<InputFrom<MachineOf<N>>, keyof Ports>>

export type Engine = {
  /** The app's data actor, shared by everything on this engine. */
  app<N extends AppName>(name: N): Handle<DataOf<N>>
  /**
   * A new view actor, one per mounted view; stop it on unmount. `deferred` starts it with its first listener
   * or event, for callers that may not need it.
   */
  view<N extends ViewName>(name: N, options?: ViewOptions<N>, start?: ViewStart): Handle<MachineOf<N>>
  /** Registers loaded code of apps and lazy views, so that their handles can be read immediately. */
  provide(modules: Partial<Record<AppName, AppModule>>, views?: Partial<Record<ViewName, ViewModule>>): void
  /** All events until the engine stops: `order.saved`, `cart.changed` … Works with RxJS's `from(events$)`. */
  readonly events$: Events
  /** Number of unreadable rows in these apps' latest responses (without views owned by others). */
  unread(apps: readonly string[], root?: object): number
  /** Sends an event from the environment to all actors: `network.online`, `page.visible`. */
  announce(event: EngineEvent): void
  /** Whether the signed-in user may do this: checks abilities first, then permission codes. */
  can(action: string, subject: string): boolean
  /** Resolves with field errors, or undefined when signed in; rejects with a RaanError. */
  login(email: string, password: string): Promise<FieldErrors | undefined>
  logout(): Promise<void>
  /** Changes on sign-in and sign-out (`owner.changed`): actors then hold no data of the previous user. */
  readonly owner: string
  /** Why the session ended; undefined while a user is signed in, or if none has been since the start. */
  readonly ended: SessionEnd | undefined
  /** Whether a sign-out would delete unsaved entries: an open order, a chat message. */
  hasDrafts(): boolean
  /** Whether unsaved entries of the user whose session expired come back with them. */
  keepsUnsaved(): boolean
  locale: Locale
  /** Observes every actor, with passwords and tokens masked. Returns a function that stops it. */
  inspect(fn: (event: InspectionEvent) => void): () => void
  /** Stops every actor; handles remain readable. */
  stop(): void
}

/** Without an issuer, all backends on this page count as one. */
const unnamedIssuer = 'page'

/** Assembles ports, middleware and actors. Apps come from `registry` unless already provided. */
export function startEngine(options: EngineOptions, registry: Registry): Engine {
  const { transport, clock = systemClock, issuer = transport.issuer ?? unnamedIssuer } = options
  const events$ = createEvents()
  const storage = openStorage(options.storage, (cause) =>
    events$.next({ type: 'engine.error', error: new RaanError('storage', { cause }) }),
  )
  const locks = options.locks ?? openLocks({ clock, area: storage.local, newId: randomId })
  const inspectors = new Set<(event: InspectionEvent) => void>(options.inspect ? [options.inspect] : [])
  const tokens = createTokens({
    transport,
    clock,
    storage,
    issuer,
    locks,
    channels: openChannels(storage.local),
    events$,
    fetchToken: options.fetchToken,
    userId: options.userId,
    keys: options.tokenKeys,
  })
  const failures = watchFailures(events$)
  const stores = createStores({ storage, issuer, now: clock.now })
  const connection = { transport, tokens: tokensOfOwner(tokens) }
  let ownerSince = clock.now()
  const call = createCall({ ...connection, clock, random: Math.random })
  const portsOf = (owner: Owner, ownCall: Call): Ports => ({
    call: ownCall,
    clock,
    storage: stores.open(owner),
    locks,
    newId: randomId,
    events$,
  })
  const portsOfOwner = (owner: Owner) =>
    portsOf(
      owner,
      callOfOwner(call, () => tokens.owner() === owner),
    )
  let owner = tokens.owner()
  let previous = owner
  let sessionEnd: SessionEnd | undefined
  let ports = portsOfOwner(owner)
  const actors = createActors({
    registry,
    ports: () => ports,
    portsOfEverybody: portsOf(nobody, call),
    inputs: {
      auth: { tokens },
      cart: { mode: options.cart ?? 'server' },
      live: {
        ...connection,
        get since() {
          return ownerSince
        },
        get scope() {
          return folder(issuer, owner)
        },
      },
    },
    events$,
    inspectors,
    failures,
  })
  actors.begin(owner)
  stores.sweep(owner)
  tokens.onOwner((next, end) => {
    const before = { owner, ports }
    previous = owner
    owner = next
    sessionEnd = next === nobody ? end : undefined
    if (before.owner === nobody) stores.adoptTab(next)
    ports = portsOfOwner(next)
    ownerSince = clock.now()
    actors.handOver(next, end)
    if (end === 'left' && before.owner !== nobody) {
      before.ports.storage.close()
      stores.empty(before.owner)
    }
    events$.next({ type: 'owner.changed', owner })
  })
  let locale = localeOf(options.locale) ?? 'th'
  const auth = () => actors.app('auth') as unknown as Handle<DataOf<'auth'>>

  return {
    app: (name) => actors.app(name) as never,
    view: (name, viewOptions = {}, start = {}) => actors.view(name, viewOptions, start) as never,
    provide: actors.provide,
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
    get owner() {
      return owner
    },
    get ended() {
      return sessionEnd
    },
    hasDrafts: () => stores.hasDrafts(owner),
    keepsUnsaved: () => sessionEnd === 'expired' && (stores.hasDrafts(previous) || actors.keepsUnsaved()),
    get locale() {
      return locale
    },
    set locale(next) {
      locale = next
      events$.next({ type: 'locale.changed', locale })
    },
    inspect(fn) {
      inspectors.add(fn)
      actors.inspect()
      return () => void inspectors.delete(fn)
    },
    stop() {
      actors.stop()
      tokens.stop()
      events$.complete()
    },
  }
}
