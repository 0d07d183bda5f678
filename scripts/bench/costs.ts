import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession } from 'playwright-core'
import type { Api } from '#server'
import { embedded, ownPage } from '../build/bundle/always.ts'
import { bundlePage } from '../build/bundle/page.ts'
import { serveAll } from './local-server.ts'
import { paces } from './pace.ts'
import { figureShown, openProfile, phone, screen, signedIn } from './profiles.ts'
import { ms, type Report } from './report.ts'
import { visit } from './visit.ts'

const folder = '.cache/bench/named'
const most = 10
/** sampling interval in µs */
const interval = 100

type Profile = Awaited<ReturnType<typeof stopped>>
const stopped = async (session: CDPSession) => (await session.send('Profiler.stop')).profile

/** Name of a bundle file without its hash. */
const fileOf = (url: string): string => new URL(url).pathname.replace(/^.*\/|(?:-[A-Z0-9]{8})?\.js$/g, '')

/** Self time of each function in ms, without the measurement's own functions. */
function selfTimes({ nodes, samples = [], timeDeltas = [] }: Profile): Map<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const own = new Set<number>()
  const leaveOut = (id: number) => {
    own.add(id)
    for (const child of byId.get(id)?.children ?? []) leaveOut(child)
  }
  for (const { id, callFrame } of nodes)
    if (callFrame.functionName === 'look' && !callFrame.url.startsWith('http')) leaveOut(id)
  const times = new Map<string, number>()
  for (const [at, id] of samples.entries()) {
    const { functionName = '', url = '' } = byId.get(id)?.callFrame ?? {}
    if (own.has(id) || ['(idle)', '(root)'].includes(functionName)) continue
    const name = url.startsWith('http')
      ? `${functionName || 'without a name'} (${fileOf(url) || 'the page itself'})`
      : functionName || 'without a name or file'
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[at] ?? 0) / 1000)
  }
  return times
}

const renamed: Readonly<Record<string, string>> = {
  '(program)': 'the browser: parsing, style, layout, paint, calls into it',
  '(garbage collector)': 'garbage collection',
}

/** The largest costs of the first render, by function. Bundled as published, but function names are kept. */
export async function benchCosts(pages: string, shop: Api, report: Report): Promise<void> {
  mkdirSync(folder, { recursive: true })
  cpSync('dist/demo', join(folder, 'demo'), { recursive: true })
  const bundle = { hasNames: true }
  await bundlePage({
    entry: 'src/host/auto.ts',
    outDir: join(folder, 'embed'),
    runtime: 'preact',
    always: embedded,
    ...bundle,
  })
  await bundlePage({
    entry: 'demo/index.ts',
    outDir: join(folder, 'scripts'),
    runtime: 'react',
    always: ownPage,
    ...bundle,
  })
  // imports files that were just built
  const { createApp } = await import('../../demo/app.ts')
  const { url, close } = await serveAll(pages, createApp({ shop, folder, scripts: join(folder, 'scripts') }))
  const profile = await signedIn(`${url}/login`)
  const shows = [
    {
      name: 'cart',
      viewport: phone,
      path: '/bench-cart.html',
      shown: 'document.querySelector("raan-cart")?.shadowRoot?.querySelector("[part~=line]")',
      template: undefined,
    },
    { name: 'landing page', viewport: screen, path: '/', shown: figureShown, template: profile.folder },
  ]
  for (const { name, viewport, path, shown, template } of shows) {
    const { start, remove } = await openProfile(viewport, template)
    const context = await start()
    const [page = await context.newPage()] = context.pages()
    const session = await context.newCDPSession(page)
    await session.send('Profiler.enable')
    await session.send('Profiler.setSamplingInterval', { interval })
    await session.send('Profiler.start')
    await visit(context, { url: `${url}${path}`, shown, pace: paces.slow })
    const times = selfTimes(await stopped(session))
    await context.close()
    remove()
    const all = [...times.values()].reduce((sum, each) => sum + each, 0)
    const largest = [...times].sort(([, a], [, b]) => b - a).slice(0, most)
    report.table(
      `costs-${name.replace(' page', '')}`,
      `The ten largest costs of the ${name}'s first render at ${paces.slow.name}, of ${ms(all)} ms in total`,
      ['function', 'ms', '%'],
      largest.map(([what, time]) => [renamed[what] ?? what, ms(time), ((time / all) * 100).toFixed(1)]),
    )
  }
  profile.remove()
  close()
}
