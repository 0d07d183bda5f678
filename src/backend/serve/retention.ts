import { type Clock, isoTime } from '../../core/kernel/clock'
import { dayMs } from '../../core/kernel/timings'
import type { ShopBackend } from '../backend'
import { CommandError } from './command-error'

const daysPerYear = 365.25
const shortest = 30

/** Milliseconds of `3y` or `400d`; undefined without a value, which keeps everything. */
export function readRetention(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const [, number = '', unit] = /^(\d{1,5})(y|d)$/.exec(text) ?? []
  const days = Number(number) * (unit === 'y' ? daysPerYear : 1)
  if (days < shortest)
    throw new CommandError('--keep-customers must be a number of years or days, such as 3y or 400d; at least 30d.')
  return days * dayMs
}

type Options = {
  readonly backend: Pick<ShopBackend, 'eraseOldCustomers'>
  readonly clock: Clock
  readonly keptMs: number
  onError(error: unknown): void
  onErased(message: string): void
}

/** Erases old customers now and every day; the result stops it. */
export function startRetention({ backend, clock, keptMs, onError, onErased }: Options): () => void {
  let timer: unknown
  let isStopped = false
  const run = async () => {
    const before = clock.now() - keptMs
    try {
      const count = await backend.eraseOldCustomers(before)
      if (count > 0)
        onErased(`Personal data of ${count} customers without an order since ${isoTime(before).slice(0, 10)} erased.`)
    } catch (error) {
      onError(error)
    }
    if (!isStopped) timer = clock.setTimeout(() => void run(), dayMs)
  }
  void run()
  return () => {
    isStopped = true
    clock.clearTimeout(timer)
  }
}
