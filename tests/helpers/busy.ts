import { cpuTime } from './cpu-time'

/** Milliseconds that this thread computed for `act`: unlike the clock's, they don't grow while others work. */
export async function busyFor(act: () => Promise<unknown>): Promise<number> {
  const start = cpuTime()
  await act()
  return cpuTime() - start
}
