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

/** What a caller gets of an actor: events in, snapshots out. */
export type Handle<M extends AnyStateMachine = AnyStateMachine> = {
  send(event: EventFromLogic<M>): void
  /** Throws while the app's code is still on its way; `await settled()` first. */
  getSnapshot(): SnapshotFrom<M>
  /** `complete` when it is stopped, `error` where its code does not load or it breaks. */
  subscribe(observer: Observer<SnapshotFrom<M>>): { unsubscribe(): void }
  /** The snapshot once no request runs, no timer below one second is pending and the actor is not busy. */
  settled(): Promise<SnapshotFrom<M>>
  stop(): void
}

export type HandleOptions = {
  name: string
  /** the machine, or a promise of it: events sent before it arrives are kept in order */
  machine: AnyStateMachine | Promise<AnyStateMachine>
  /** the same object until somebody else is here */
  ports(): Ports
  input: object
  /** whoever looks at the actor; may grow later, then `inspect()` tells the handle */
  inspectors: ReadonlySet<(event: InspectionEvent) => void>
  announce(event: EngineEvent): void
  /** whether it waits for something that is neither a call nor a timer */
  isBusy?(snapshot: { readonly value: unknown }): boolean
  /** waits for the first listener or event: what is made and never used has done nothing */
  deferred?: boolean
  /** somebody signed out: until an event is sent nothing begins, and nothing is asked of the backend */
  isPaused?(): boolean
  /** an actor of the same kind to go on with in place of a new one */
  kept?(): Running | undefined
  /** it runs from now on; again after a pause */
  onStart?(): void
  /** it runs no more; `forGood` unless it may begin again */
  onStop?(forGood: boolean): void
}

export type StartedHandle = Handle & {
  /** the machine came another way: starts on it unless started */
  bring(machine: AnyStateMachine): void
  inspect(): void
  /**
   * Somebody else is here: goes on with `kept`, an actor of theirs, or with a new one that knows nothing. A deferred one
   * waits again. Returns the actor of the person before, running and heard by nobody.
   */
  handOver(kept?: Running): Running | undefined
  /** Begins unless it runs. */
  resume(): void
}

/** An actor that has no handle for now. */
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
  /** false: somebody else is here, and nothing it says is for them */
  present: boolean
}

/** Starts an actor as soon as its machine is there and hides it behind a handle. */
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
  const tellObservers = (snapshot: unknown) => observers.forEach((each) => each.next(snapshot))
  const tellFailure = (reason: unknown) => observers.forEach((each) => each.error(reason))

  const createRun = (loaded: AnyStateMachine): Run => {
    const ports = options.ports()
    const tracker = createTracker(ports.call, ports.clock)
    /** being looked at costs a third of the speed: only where somebody does */
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
      next: (snapshot) => made.present && tellObservers(snapshot),
      error: (reason) => made.present && tellFailure(reason),
    })
    return made
  }

  const start = (loaded: AnyStateMachine) => {
    if (stopped || run) return
    logic = loaded
    run = createRun(loaded)
    if (!deferred || observers.size > 0 || queue.length > 0) begin({ asked: queue.length > 0 })
  }

  /** One that waits knows nothing of anybody, so it can still become somebody else's. */
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
          tellFailure(error)
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
      // somebody else may be here by the time it is idle
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
      tellObservers(run.actor.getSnapshot())
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
