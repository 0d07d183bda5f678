import { medians, type Subject, warmUp } from './cold.ts'
import { paces } from './pace.ts'
import { figureShown, openProfile, screen, signedIn } from './profiles.ts'
import { kB, ms, type Report, times } from './report.ts'
import { type Visit, visit } from './visit.ts'

const others: readonly Subject[] = [
  {
    viewport: screen,
    name: 'Light Bootstrap Dashboard React',
    path: '/bench/light-admin.html',
    shown: 'document.querySelector(".numbers .card-title")',
  },
  { viewport: screen, name: 'react-admin', path: '/bench/admin.html', shown: 'document.querySelector(".figure")' },
]

/** A page, and the server it is on. */
type Placed = Subject & { url: string }

/** Three visits with one browser profile that starts without a cache; the third is like a daily user's. */
async function threeVisits({ url, path, shown, viewport, profile }: Placed): Promise<Visit[]> {
  const { start, remove } = await openProfile(viewport, profile)
  const visits: Visit[] = []
  for (let nth = 0; nth < 3; nth++) {
    const context = await start()
    visits.push(await visit(context, { url: `${url}${path}`, shown, pace: paces.slow }))
    await context.close()
  }
  remove()
  return visits
}

/** Compares the landing page, signed in, to a published admin and to a minimal react-admin page. */
export async function benchLanding(url: string, shopUrl: string, report: Report, rounds: number): Promise<void> {
  const [ofDemo, ofEmbed, ofShop] = [
    await signedIn(`${url}/login`),
    await signedIn(`${url}/bench/embedded.html`),
    await signedIn(`${shopUrl}/login`),
  ]
  const ours = (name: string, url: string, path: string, { folder }: { folder: string }): Placed => ({
    name,
    url,
    path,
    profile: folder,
    viewport: screen,
    shown: figureShown,
  })
  const demo = ours('landing page of the demo', url, '/', ofDemo)
  const embedded = ours('`<raan-dashboard>`', url, '/bench/embedded.html', ofEmbed)
  const served = ours('page of `langraan serve`', shopUrl, '/', ofShop)
  const peers = others.map((other) => ({ ...other, url }))
  const all = [demo, embedded, served, ...peers]
  await warmUp(url, [demo, embedded, ...peers])
  await warmUp(shopUrl, [served])
  const visits = new Map<Placed, Visit[][]>(all.map((subject) => [subject, []]))
  for (let round = 0; round < rounds; round++)
    for (const subject of all) visits.get(subject)?.push(await threeVisits(subject))
  for (const { remove } of [ofDemo, ofEmbed, ofShop]) remove()
  const nth = (subject: Placed, at: number) => medians((visits.get(subject) ?? []).flatMap((each) => each[at] ?? []))
  const figuresOf = (subject: Placed): number[] => {
    const [cold, warm] = [nth(subject, 0), nth(subject, 2)]
    return [
      ...[cold.files[1], cold.bytes[1], cold.requests[1], cold.largest, cold.visible, cold.blocking],
      ...[warm.bytes[1], warm.largest, warm.visible, warm.blocking],
    ]
  }
  report.table(
    'landing',
    `The landing page, signed in, at ${paces.slow.name}, medians of ${rounds} (kB of Brotli, ms)`,
    [
      ...['page', 'files', 'total kB', 'requests', 'largest paint', 'first figure', 'blocking'],
      ...['kB', 'largest paint', 'first figure', 'blocking'].map((each) => `${each}, third visit`),
    ],
    [
      ...all.map((subject) => {
        const [files = 0, bytes = 0, requests = 0, largest = 0, visible = 0, blocking = 0, ...warm] = figuresOf(subject)
        const [again = 0, ...rest] = warm
        const cold = [String(files), kB(bytes), String(requests), ms(largest), ms(visible), ms(blocking)]
        return [subject.name, ...cold, kB(again), ...rest.map(ms)]
      }),
      ...Object.entries({ demo, embedded, served }).flatMap(([name, own]) =>
        peers.map((other) => {
          const theirs = figuresOf(other)
          const ratios = figuresOf(own).map((figure, at) => times(figure, theirs[at] ?? 0))
          return [`${name} / ${other.name}`, ...ratios]
        }),
      ),
    ],
  )
}
