import { median, type Pace } from './pace.ts'
import { openProfile, type Viewport } from './profiles.ts'
import { type Visit, visit } from './visit.ts'

/** A page that is measured. */
export type Subject = {
  name: string
  path: string
  /** an expression: the element that people came for */
  shown: string
  viewport: Viewport
  /** the folder of a browser that is signed in */
  profile?: string | undefined
}

/** One visit with a browser that was just started, and has nothing. */
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

/** Medians of cold visits. Subjects take turns, so that all of them have the machine's better and worse moments. */
export async function coldVisits(
  url: string,
  { subjects, pace, rounds }: { subjects: readonly Subject[]; pace: Pace; rounds: number },
): Promise<ReadonlyMap<Subject, Visit>> {
  const visits = new Map<Subject, Visit[]>(subjects.map((subject) => [subject, []]))
  for (let round = 0; round < rounds; round++)
    for (const subject of subjects) visits.get(subject)?.push(await coldVisit(url, subject, pace))
  return new Map([...visits].map(([subject, all]) => [subject, medians(all)]))
}

/** A visit of each that nobody counts: the server has compressed its files then, and its rows are there. */
export async function warmUp(url: string, subjects: readonly Subject[]): Promise<void> {
  for (const subject of subjects) await coldVisit(url, subject, { name: '1x', processor: 1 })
}
