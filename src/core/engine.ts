import type { AnyStateMachine, InputFrom, InspectionEvent } from 'xstate'
import { createActors, type ViewStart } from './actors'
import type { AppModules, AppName, Registry, ViewName, Views } from './apps'
import { can } from './auth/auth.ability'
import { tokensOfOwner } from './auth/auth.owner'
import type { SessionEnd } from './auth/auth.session'
import { createTokens, type TokenKeys } from './auth/auth.tokens'
import { callOfOwner, createCall } from './kernel/call'
import { openChannels } from './kernel/channel'
import { type Clock, systemClock } from './kernel/clock'
import type { Call } from './kernel/endpoint'
import type { EngineEvent } from './kernel/engine-events'
import { type FieldErrors, RaanError } from './kernel/errors'
import { createEvents, type Events } from './kernel/events'
import { watchFailures } from './kernel/failures'
import type { Handle } from './kernel/handle'
import { randomId } from './kernel/id'
import { type Locks, openLocks } from './kernel/lock'
import type { AppModule, Ports, ViewModule } from './kernel/ports'
import { openStorage, type Storage } from './kernel/storage'
import { createStores, nobody, type Owner } from './kernel/stores'
import type { Transport } from './kernel/transport'

export const locales = ['th', 'en', 'de', 'fr', 'pt'] as const
export type Locale = (typeof locales)[number]

declare module './kernel/engine-events' {
  interface EngineEvents {
    'locale.changed': { locale: Locale }
  }
}

export type EngineOptions = {
  /** the one seam to a backend */
  transport: Transport
  /** gives the host's own access token; the engine then keeps no session of its own */
  fetchToken?: () => Promise<string>
  /** who the host has signed in: what is entered here is kept for them alone; read from the token unless given */
  userId?: string
  /** names the backend, whose session, drafts and carts no other backend gets; the transport's `issuer` unless given */
  issuer?: string
  storage?: Storage
  /** exclusive rights among all who share `storage`; the browser's own unless given */
  locks?: Locks
  clock?: Clock
  /** BCP 47; the language is taken of it, `th` where it is none of ours */
  locale?: string
  /** keys of the page's storage that hold the tokens, for portals that keep them there themselves */
  tokenKeys?: Partial<TokenKeys>
  /** `local` keeps the cart without calls, for portals that have none */
  cart?: 'server' | 'local'
  inspect?: (event: InspectionEvent) => void
}

type DataOf<N extends AppName> = AppModules[N] extends { data: infer M extends AnyStateMachine } ? M : never
type MachineOf<N extends ViewName> = Views[N] extends { machine: infer M extends AnyStateMachine } ? M : never

/** Options of a view beyond what the engine itself hands to every machine. */
export type ViewOptions<N extends ViewName> = Partial<Omit<InputFrom<MachineOf<N>>, keyof Ports>>

export type Engine = {
  /** The app's one data actor, shared by everything on this engine. */
  app<N extends AppName>(name: N): Handle<DataOf<N>>
  /**
   * A new view actor: one per mounted place; stop it when the place goes. `deferred` starts it with its first listener or
   * event, for those who make one before they know whether they need it.
   */
  view<N extends ViewName>(name: N, options?: ViewOptions<N>, start?: ViewStart): Handle<MachineOf<N>>
  /** Brings code of apps and of their lazy views that is already here, so that their handles can be read at once. */
  provide(modules: Partial<Record<AppName, AppModule>>, views?: Partial<Record<ViewName, ViewModule>>): void
  /** Everything announced, until the engine stops: `order.saved`, `cart.changed` … RxJS's `from(events$)` takes it. */
  readonly events$: Events
  /** How many rows the last answers to these apps (without views others own) had that could not be read. */
  unread(apps: readonly string[], root?: object): number
  /** Tells all actors what the surroundings know: `network.online`, `page.visible`. */
  announce(event: EngineEvent): void
  /** Whether the signed-in person may do this: abilities first, then the permission codes. */
  can(action: string, subject: string): boolean
  /** Resolves with the field errors of a refusal, undefined when signed in; rejects with a RaanError. */
  login(email: string, password: string): Promise<FieldErrors | undefined>
  logout(): Promise<void>
  /** Changes when somebody signs in or out (`owner.changed`): actors then know nothing of the person before. */
  readonly owner: string
  /** Why nobody is here any more; undefined while somebody is, and where nobody has been since the start. */
  readonly ended: SessionEnd | undefined
  /** Whether something entered here would be deleted by a sign-out: an open order, a chat message. */
  hasDrafts(): boolean
  locale: Locale
  /** Shows every actor at work, with passwords and tokens masked. The answer stops it. */
  inspect(fn: (event: InspectionEvent) => void): () => void
  /** Stops every actor; handles stay readable. */
  stop(): void
}

/** The language of a BCP 47 tag if it is one of ours. */
export const localeOf = (tag: string | undefined | null): Locale | undefined =>
  locales.find((locale) => locale === tag?.toLowerCase().split('-')[0])

/** Where nobody says what backend it is, all that is talked to on this page counts as one. */
const unnamedIssuer = 'page'

/** Assembles ports, middleware and actors. Apps come from `registry` unless provided before. */
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
  const call = createCall({ transport, clock, tokens: tokensOfOwner(tokens), random: Math.random })
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
  let sessionEnd: SessionEnd | undefined
  let ports = portsOfOwner(owner)
  const actors = createActors({
    registry,
    ports: () => ports,
    portsOfEverybody: portsOf(nobody, call),
    inputs: { auth: { tokens }, cart: { mode: options.cart ?? 'server' } },
    events$,
    inspectors,
    failures,
  })
  actors.begin(owner)
  stores.sweep(owner)
  tokens.onOwner((next, end) => {
    const before = { owner, ports }
    owner = next
    sessionEnd = next === nobody ? end : undefined
    if (before.owner === nobody) stores.adoptTab(next)
    ports = portsOfOwner(next)
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
