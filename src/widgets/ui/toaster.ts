import { type Clock, systemClock } from '../../core/kernel/clock'

export type ToastTone = 'info' | 'success' | 'warning' | 'error'

export type ToastMessage = {
  tone?: ToastTone
  title: string
  text?: string
  /**
   * `isUndo`: Ctrl+Z does it, too; `runsWhenBack`: runs by itself once the backend answers again, and the browser asks
   * before the page is left without it
   */
  action?: { label: string; isUndo?: boolean; runsWhenBack?: boolean; run(): void }
  /** replaces the shown message with this id */
  id?: string
}

export type Toast = Omit<ToastMessage, 'id' | 'tone'> & { id: string; tone: ToastTone }

export type Toaster = {
  show(message: ToastMessage): string
  dismiss(id: string): void
  /** pauses the timers of all messages, for example while hovered */
  pause(): void
  resume(): void
  getSnapshot(): readonly Toast[]
  subscribe(listener: () => void): () => void
}

type Waiting = { left: number; since: number; timer: unknown }

const shownFor = 6000
const atMost = 4

/** The messages of one root. Errors stay until dismissed, others for 6 s without hover or focus. */
export function createToaster(clock: Clock = systemClock): Toaster {
  let toasts: readonly Toast[] = []
  let nextId = 1
  let paused = false
  const waiting = new Map<string, Waiting>()
  const listeners = new Set<() => void>()

  const change = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of [...listeners]) listener()
  }
  const stop = (id: string) => {
    clock.clearTimeout(waiting.get(id)?.timer)
    waiting.delete(id)
  }
  const run = (id: string, left: number) => {
    const timer = paused ? undefined : clock.setTimeout(() => dismiss(id), left)
    waiting.set(id, { left, since: clock.now(), timer })
  }
  const dismiss = (id: string) => {
    stop(id)
    if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id))
    // the last message disappeared under the pointer, without a leave event
    if (toasts.length === 0) paused = false
  }
  // errors stay: the oldest other message is dropped
  const withSpace = (list: readonly Toast[]): readonly Toast[] => {
    const passing = list.filter((toast) => toast.tone !== 'error')
    const dropped = new Set(passing.slice(0, Math.max(0, passing.length - atMost)))
    for (const toast of dropped) stop(toast.id)
    return list.filter((toast) => !dropped.has(toast))
  }

  return {
    show({ id = `toast-${nextId++}`, tone = 'info', ...message }) {
      const toast: Toast = { ...message, id, tone }
      stop(id)
      const known = toasts.some((each) => each.id === id)
      change(withSpace(known ? toasts.map((each) => (each.id === id ? toast : each)) : [...toasts, toast]))
      if (tone !== 'error') run(id, shownFor)
      return id
    },
    dismiss,
    pause() {
      if (paused) return
      paused = true
      for (const [id, { left, since, timer }] of waiting) {
        clock.clearTimeout(timer)
        waiting.set(id, { left: left - (clock.now() - since), since, timer: undefined })
      }
    },
    resume() {
      if (!paused) return
      paused = false
      for (const [id, { left }] of [...waiting]) run(id, left)
    },
    getSnapshot: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
