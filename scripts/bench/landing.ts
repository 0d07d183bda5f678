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

/** Three visits with one browser profile that starts without a cache; the third is like a daily user's. */
async function threeVisits(url: string, { path, shown, viewport, profile }: Subject): Promise<Visit[]> {
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
export async function benchLanding(url: string, report: Report, rounds: number): Promise<void> {
  const [ofDemo, ofEmbed] = [await signedIn(`${url}/login`), await signedIn(`${url}/bench/embedded.html`)]
  const demo: Subject = {
    viewport: screen,
    name: 'landing page of the demo',
    path: '/',
    shown: figureShown,
    profile: ofDemo.folder,
  }
  const embedded: Subject = {
    viewport: screen,
    name: '`<raan-dashboard>`',
    path: '/bench/embedded.html',
    shown: figureShown,
    profile: ofEmbed.folder,
  }
  const all = [demo, embedded, ...others]
  await warmUp(url, all)
  const visits = new Map<Subject, Visit[][]>(all.map((subject) => [subject, []]))
  for (let round = 0; round < rounds; round++)
    for (const subject of all) visits.get(subject)?.push(await threeVisits(url, subject))
  for (const { remove } of [ofDemo, ofEmbed]) remove()
  const nth = (subject: Subject, at: number) => medians((visits.get(subject) ?? []).flatMap((each) => each[at] ?? []))
  const figuresOf = (subject: Subject): number[] => {
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
      ...[demo, embedded].flatMap((ours) =>
        others.map((other) => {
          const theirs = figuresOf(other)
          const ratios = figuresOf(ours).map((figure, at) => times(figure, theirs[at] ?? 0))
          return [`${ours === demo ? 'demo' : 'embedded'} / ${other.name}`, ...ratios]
        }),
      ),
    ],
  )
}
