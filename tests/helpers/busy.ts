/** Milliseconds of processor time that `act` took of this process: unlike the clock's, they do not grow while others work. */
export async function busyFor(act: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
