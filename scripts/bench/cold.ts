import { median, type Pace } from './pace.ts'
import { openProfile, type Viewport } from './profiles.ts'
import { type Visit, visit } from './visit.ts'

/** A page that is measured. */
export type Subject = {
  name: string
  path: string
  /** an expression that returns the page's main element once it is rendered */
  shown: string
  viewport: Viewport
  /** folder of a signed-in browser profile */
  profile?: string | undefined
}

/** One visit in a fresh browser without a cache. */
async function coldVisit(url: string, { path, shown, viewport, profile }: Subject, pace: Pace): Promise<Visit> {
  const { start, remove } = await openProfile(viewport, profile)
  const context = await start()
  try {
    return await visit(context, { url: `${url}${path}`, shown, pace })
  } finally {
    await context.close()
    remove()
  }
}

const pair = (all: readonly Visit[], key: 'files' | 'bytes' | 'requests') =>
  [median(all.map((each) => each[key][0])), median(all.map((each) => each[key][1]))] as const

export function medians(all: readonly Visit[]): Visit {
  const of = (key: 'paint' | 'largest' | 'visible' | 'blocking') => median(all.map((each) => each[key]))
  return {
    paint: of('paint'),
    largest: of('largest'),
    visible: of('visible'),
    blocking: of('blocking'),
    files: pair(all, 'files'),
    bytes: pair(all, 'bytes'),
    requests: pair(all, 'requests'),
  }
}

/** Median visit of each subject. They take turns, so that slow moments of the machine affect all of them. */
export async function coldVisits(
  url: string,
  { subjects, pace, rounds }: { subjects: readonly Subject[]; pace: Pace; rounds: number },
): Promise<ReadonlyMap<Subject, Visit>> {
  const visits = new Map<Subject, Visit[]>(subjects.map((subject) => [subject, []]))
  for (let round = 0; round < rounds; round++)
    for (const subject of subjects) visits.get(subject)?.push(await coldVisit(url, subject, pace))
  return new Map([...visits].map(([subject, all]) => [subject, medians(all)]))
}

/** Visits each page once without counting, so that the server has compressed its files and created its rows. */
export async function warmUp(url: string, subjects: readonly Subject[]): Promise<void> {
  for (const subject of subjects) await coldVisit(url, subject, { name: '1x', processor: 1 })
}
