import type { Clock } from '../../core/kernel/clock'
import { dayMs } from '../../core/kernel/timings'
import type { ShopBackend } from '../backend'

type Options = {
  readonly backend: Pick<ShopBackend, 'removeUnusedFiles'>
  readonly clock: Clock
  onError(error: unknown): void
}

/** Removes unused files of mails and messages now and every day; the result stops it. */
export function startTidying({ backend, clock, onError }: Options): () => void {
  let timer: unknown
  let isStopped = false
  const run = async () => {
    await backend.removeUnusedFiles().catch(onError)
    if (!isStopped) timer = clock.setTimeout(() => void run(), dayMs)
  }
  void run()
  return () => {
    isStopped = true
    clock.clearTimeout(timer)
  }
}
