/** On SIGINT or SIGTERM, closes once, and then exits. */
export function stopOnSignal(close: () => Promise<void>, host: Pick<NodeJS.Process, 'on' | 'exit'> = process): void {
  let closing: Promise<void> | undefined
  const stop = () => {
    closing ??= close()
    closing.then(() => host.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM']) host.on(signal, stop)
}
