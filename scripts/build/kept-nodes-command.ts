/** What the browser tests call with `executeServerCommand('kept-nodes')`: nodes there are once all that nothing refers to is gone. */
type CommandCall = {
  command: string
  session: { id: string; browser: object }
}

/** Enough of puppeteer's. */
type Metrics = { metrics: readonly { name: string; value: number }[] }
type Session = { send(method: string): Promise<unknown>; detach(): Promise<void> }
type Chrome = { getPage(id: string): { createCDPSession(): Promise<Session> } }

/** what one collection frees may be what held the rest */
const collections = 4

export const keptNodesCommand = () => ({
  name: 'kept-nodes-command',
  async executeCommand({ command, session: { id, browser } }: CommandCall): Promise<number | undefined> {
    if (command !== 'kept-nodes') return undefined
    const session = await (browser as Chrome).getPage(id).createCDPSession()
    await session.send('Performance.enable')
    for (let nth = 0; nth < collections; nth++) await session.send('HeapProfiler.collectGarbage')
    const { metrics } = (await session.send('Performance.getMetrics')) as Metrics
    await session.detach()
    return metrics.find(({ name }) => name === 'Nodes')?.value
  },
})
