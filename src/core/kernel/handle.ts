import {
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InspectionEvent,
  type SnapshotFrom,
} from 'xstate'
import type { Announced } from './events'
import type { Ports } from './ports'
import { createTracker } from './tracker'

/** What a caller gets of an actor: events in, snapshots out. */
export type Handle<M extends AnyStateMachine = AnyStateMachine> = {
  send(event: EventFromLogic<M>): void
  /** Throws while the app's code is still on its way; `await settled()` first. */
  getSnapshot(): SnapshotFrom<M>
  subscribe(observer: ((snapshot: SnapshotFrom<M>) => void) | { next?(snapshot: SnapshotFrom<M>): void }): {
    unsubscribe(): void
  }
  /** The snapshot once no request runs and no timer below one second is pending. */
  settled(): Promise<SnapshotFrom<M>>
  stop(): void
}

export type HandleOptions = {
  name: string
  /** the machine, or a promise of it: events sent before it arrives are kept in order */
  machine: AnyStateMachine | Promise<AnyStateMachine>
  ports: Ports
  input: object
  /** whoever looks at the actor; may grow later, then `inspect()` tells the handle */
  inspectors: ReadonlySet<(event: InspectionEvent) => void>
  announce(event: Announced): void
  /** waits for the first listener or event: what is made and never used has done nothing */
  deferred?: boolean
  onStart?(): void
  onStop?(): void
}

export type StartedHandle = Handle & {
  /** the machine came another way: starts on it unless started */
  bring(machine: AnyStateMachine): void
  inspect(): void
}

/** Starts an actor as soon as its machine is there and hides it behind a handle. */
export function createHandle(options: HandleOptions): StartedHandle {
  const { name, machine, ports, input, inspectors, announce, deferred = false } = options
  const tracker = createTracker(ports.call, ports.clock)
  const queue: unknown[] = []
  const observers = new Set<(snapshot: unknown) => void>()
  let actor: AnyActorRef | undefined
  let failure: unknown
  let begun = false
  let stopped = false
  /** being looked at costs a third of the speed: only where somebody does */
  let inspected = false
  const show = (event: InspectionEvent) => inspectors.forEach((inspect) => inspect(event))

  const start = (loaded: AnyStateMachine) => {
    if (stopped || actor) return
    inspected = inspectors.size > 0
    const started = createActor(loaded, {
      input: { ...ports, call: tracker.call, clock: tracker.clock, ...input },
      clock: tracker.clock as never,
      ...(inspected && { inspect: show }),
    })
    actor = started
    started.on('*', (event) => announce(event as Announced))
    started.subscribe({ next: (snapshot) => observers.forEach((observe) => observe(snapshot)), error: () => undefined })
    if (!deferred || observers.size > 0 || queue.length > 0) begin()
  }

  const begin = () => {
    if (begun || stopped || !actor) return
    begun = true
    actor.start()
    options.onStart?.()
    for (const event of queue.splice(0)) actor.send(event as never)
  }

  const ready =
    machine instanceof Promise
      ? machine.then(start).catch((error) => {
          failure = error
          announce({ type: 'engine.failed', app: name, error })
        })
      : void start(machine)

  const current = () => {
    if (failure) throw failure
    if (!actor) throw new Error(`${name} is still being loaded: await settled() before reading it`)
    return actor
  }

  return {
    send: (event) => {
      if (stopped) return
      if (begun) return actor?.send(event)
      queue.push(event)
      begin()
    },
    getSnapshot: () => current().getSnapshot(),
    subscribe(observer) {
      const observe = typeof observer === 'function' ? observer : (snapshot: never) => observer.next?.(snapshot)
      const listener = observe as (snapshot: unknown) => void
      observers.add(listener)
      begin()
      return { unsubscribe: () => void observers.delete(listener) }
    },
    bring: start,
    inspect() {
      if (inspected || !actor) return
      inspected = true
      actor.system.inspect(show)
    },
    async settled() {
      await ready
      begin()
      await tracker.idle()
      return current().getSnapshot()
    },
    stop() {
      if (stopped) return
      stopped = true
      observers.clear()
      if (!begun) return
      actor?.stop()
      options.onStop?.()
    },
  }
}
