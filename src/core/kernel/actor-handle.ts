import {
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InspectionEvent,
  type SnapshotFrom,
} from 'xstate'
import type { EngineEvent } from './engine-events'
import { type Listener, listenerOf, type Observer } from './events'
import { maskedInspection } from './inspection'
import type { Ports } from './ports'
import { createTracker, untilDone } from './tracker'

/** The public interface of an actor: events in, snapshots out. */
export type Handle<M extends AnyStateMachine = AnyStateMachine> = {
  send(event: EventFromLogic<M>): void
  /** Throws while the app's code is loading; `await settled()` first. */
  getSnapshot(): SnapshotFrom<M>
  /** `complete` when it stops, `error` if its code can't be loaded or it fails. */
  subscribe(observer: Observer<SnapshotFrom<M>>): { unsubscribe(): void }
  /** Resolves with the snapshot once the actor is idle: no running request, no pending timer under one second. */
  settled(): Promise<SnapshotFrom<M>>
  stop(): void
}

export type HandleOptions = {
  name: string
  /** the machine, or a promise of it: earlier events are queued */
  machine: AnyStateMachine | Promise<AnyStateMachine>
  /** the same object until another user signs in */
  ports(): Ports
  input: object
  /** the actor's inspectors; if some are added later, `inspect()` notifies the handle */
  inspectors: ReadonlySet<(event: InspectionEvent) => void>
  announce(event: EngineEvent): void
  /** whether it waits for something other than a call or a timer */
  isBusy?(snapshot: { readonly value: unknown }): boolean
  /** starts with the first listener or event: an unused actor does nothing */
  deferred?: boolean
  /** after a sign-out: nothing starts and no calls are made until an event is sent */
  isPaused?(): boolean
  /** an existing actor of the same kind to continue with */
  kept?(): Running | undefined
  /** it has started, or resumed */
  onStart?(): void
  /** it has stopped; `forGood` unless it may start again */
  onStop?(forGood: boolean): void
}

export type StartedHandle = Handle & {
  /** the machine was provided elsewhere: starts it unless started */
  bring(machine: AnyStateMachine): void
  inspect(): void
  /**
   * Another user has signed in: continues with `kept`, an actor of that user, or with a new one. A deferred one waits
   * again. Returns the previous user's actor, running and muted.
   */
  handOver(kept?: Running): Running | undefined
  /** Starts unless running. */
  resume(): void
}

/** An actor without a handle for now. */
export type Running = {
  readonly machine: AnyStateMachine
  getSnapshot(): { readonly value: unknown; readonly context: unknown }
  stop(): void
}

type Run = Running & {
  readonly actor: AnyActorRef
  readonly tracker: ReturnType<typeof createTracker>
  readonly ports: Ports
  begun: boolean
  inspected: boolean
  /** false: another user is here, who must not receive its events */
  present: boolean
}

/** Starts an actor as soon as its machine has loaded, behind a handle. */
export function createHandle(options: HandleOptions): StartedHandle {
  const { name, machine, input, inspectors, announce, deferred = false } = options
  const queue: unknown[] = []
  const observers = new Set<Listener<unknown>>()
  let logic: AnyStateMachine | undefined
  let run: Run | undefined
  let failure: unknown
  let stopped = false
  let registered = false

  const show = (event: InspectionEvent) => {
    if (inspectors.size === 0) return
    const shown = maskedInspection(event)
    for (const inspect of inspectors) inspect(shown)
  }
  const notifyObservers = (snapshot: unknown) => observers.forEach((each) => each.next(snapshot))
  const reportFailure = (reason: unknown) => observers.forEach((each) => each.error(reason))

  const createRun = (loaded: AnyStateMachine): Run => {
    const ports = options.ports()
    const tracker = createTracker(ports.call, ports.clock)
    /** inspection costs a third of the speed: only with an inspector */
    const inspected = inspectors.size > 0
    const actor = createActor(loaded, {
      input: { ...ports, call: tracker.call, clock: tracker.clock, ...input },
      clock: tracker.clock as never,
      ...(inspected && { inspect: show }),
    })
    const made: Run = {
      machine: loaded,
      actor,
      tracker,
      ports,
      begun: false,
      inspected,
      present: true,
      getSnapshot: () => actor.getSnapshot(),
      stop: () => void (made.begun && actor.stop()),
    }
    actor.on('*', (event) => made.present && announce(event as EngineEvent))
    actor.subscribe({
      next: (snapshot) => made.present && notifyObservers(snapshot),
      error: (reason) => made.present && reportFailure(reason),
    })
    return made
  }

  const start = (loaded: AnyStateMachine) => {
    if (stopped || run) return
    logic = loaded
    run = createRun(loaded)
    if (!deferred || observers.size > 0 || queue.length > 0) begin({ asked: queue.length > 0 })
  }

  /** A waiting actor holds no user data, so it can be handed to another user. */
  const refresh = () => {
    if (logic && run && !run.begun && run.ports !== options.ports()) run = createRun(logic)
  }

  const begin = ({ asked = false } = {}) => {
    refresh()
    if (!run || run.begun || stopped || (!asked && options.isPaused?.())) return
    const kept = options.kept?.() as Run | undefined
    if (kept) {
      run = kept
      run.present = true
    } else {
      run.begun = true
      run.actor.start()
    }
    if (!registered) options.onStart?.()
    registered = true
    for (const event of queue.splice(0)) run.actor.send(event as never)
  }

  const isBusy = ({ actor, begun }: Run): boolean => {
    const snapshot = actor.getSnapshot()
    return begun && snapshot.status === 'active' && (options.isBusy?.(snapshot) ?? false)
  }

  const ready =
    machine instanceof Promise
      ? machine.then(start).catch((error) => {
          failure = error
          announce({ type: 'engine.failed', app: name, error })
          reportFailure(error)
        })
      : void start(machine)

  const current = (): Run => {
    if (failure) throw failure
    if (!stopped) refresh()
    if (!run) throw new Error(`${name} is still being loaded: await settled() before reading it`)
    return run
  }

  return {
    send: (event) => {
      if (stopped) return
      if (run?.begun) return run.actor.send(event)
      queue.push(event)
      begin({ asked: true })
    },
    getSnapshot: () => current().actor.getSnapshot(),
    subscribe(observer) {
      const listener = listenerOf(observer as Observer<unknown>)
      if (stopped) listener.complete()
      else if (failure) listener.error(failure)
      else observers.add(listener)
      begin()
      return { unsubscribe: () => void observers.delete(listener) }
    },
    bring: start,
    inspect() {
      if (!run || run.inspected) return
      run.inspected = true
      run.actor.system.inspect(show)
    },
    async settled() {
      await ready
      begin()
      let settled: Run
      // another user may have signed in by the time it is idle
      do {
        settled = current()
        await settled.tracker.idle()
        await untilDone(settled.actor, () => isBusy(settled))
      } while (settled !== run || isBusy(settled))
      return settled.actor.getSnapshot()
    },
    handOver(kept) {
      if (stopped || !logic || !run?.begun) return undefined
      const before = run
      before.present = false
      queue.length = 0
      run = (kept as Run | undefined) ?? createRun(logic)
      run.present = true
      if (!deferred) begin()
      if (!run.begun) {
        registered = false
        options.onStop?.(false)
      }
      notifyObservers(run.actor.getSnapshot())
      return before
    },
    resume: () => begin(),
    stop() {
      if (stopped) return
      stopped = true
      for (const each of observers) each.complete()
      observers.clear()
      run?.stop()
      if (registered) options.onStop?.(true)
    },
  }
}
