/** Milliseconds that this thread has computed: unlike the clock, it stands still while other processes are busy. */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
