import { type Clock, systemClock } from '../../core/kernel/clock'

export type ToastTone = 'info' | 'success' | 'warning' | 'error'

export type ToastMessage = {
  tone?: ToastTone
  title: string
  text?: string
  action?: { label: string; run(): void }
  /** a message with the id of a shown one replaces it */
  id?: string
}

export type Toast = Omit<ToastMessage, 'id' | 'tone'> & { id: string; tone: ToastTone }

export type Toaster = {
  show(message: ToastMessage): string
  dismiss(id: string): void
  /** holds the clocks of all messages, as while one is read */
  pause(): void
  resume(): void
  getSnapshot(): readonly Toast[]
  subscribe(listener: () => void): () => void
}

type Waiting = { left: number; since: number; timer: unknown }

const shownFor = 6000
const atMost = 4

/** The messages of one root. Errors stay until dismissed, everything else goes after 6 s that nobody hovered or focused it. */
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
    // the pointer that held the clock left with the last message, unnoticed
    if (toasts.length === 0) paused = false
  }
  // errors stay: the oldest of the others makes room
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
