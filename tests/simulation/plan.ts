import type { BackendKind } from './backend'
import { type Dice, dice } from './seeded'
import { conclusiveStatuses, type Fate } from './virtual-network'

/** The world a story happens in. */
export type World = {
  /** https or localhost: there are Web Locks */
  isSecure: boolean
  backend: BackendKind
  auth: 'open' | 'required'
  ownLines: boolean
}

/**
 * A whole story, repeatable to the byte. A step is a verb and what it needs: `line lost` says how the next request about
 * orders fares, `wait 2000` lets time go by, the others are what happens or what the person does in the tab they look at.
 */
export type Plan = { seed: number; scenario: ScenarioName; world: World; steps: readonly string[] }

type Weights<K extends string> = Partial<Record<K, number>>

/** What happens besides writing and pressing save. */
export const possibleEvents = [
  'save',
  'save-twice',
  'edit',
  'reload',
  'kill',
  'close',
  'open',
  'duplicate',
  'switch',
  'freeze',
  'thaw',
  'leave',
  'back',
  'sleep',
  'days',
  'crash',
  'crash-restored',
  'offline',
  'online',
  'clear-site',
  'fill',
  'free',
  'disk-slow',
  'disk-late',
  'disk-full',
  'disk-quick',
  'end-session',
  'sign-in',
  'adopt',
  'discard',
  'aside',
  'next',
  'accept',
  'another',
  'cancel',
  'clear',
] as const
export type PossibleEvent = (typeof possibleEvents)[number]

type Scenario = {
  /** how many of a hundred stories */
  weight: number
  world?: (dice: Dice) => Partial<World>
  /** how requests fare */
  fates: Weights<Fate>
  /** how many of them in a row, at most: a call is repeated three times by itself */
  burst: number
  possibleEvents: Weights<PossibleEvent>
  /** what happens in this order more often than chance would have it */
  courses?: readonly (readonly string[])[]
}

const silence: Weights<Fate> = { ok: 4, cut: 2, 'cut-hung': 1, lost: 4, hung: 2, tardy: 1, twice: 2, broken: 1 }
const late: Weights<Fate> = { late: 3, 'late-hung': 2, twice: 2 }
const trouble: Weights<Fate> = {
  '500': 1,
  '502': 1,
  '503': 1,
  '429': 1,
  '200-html': 1,
  'after-500': 2,
  'after-html': 2,
}
const verdict = Object.fromEntries(conclusiveStatuses.map((fate) => [fate, 1])) as Weights<Fate>
const person: Weights<PossibleEvent> = { save: 6, 'save-twice': 2, edit: 3, aside: 1, adopt: 2, next: 1, cancel: 1 }
const pages: Weights<PossibleEvent> = { reload: 3, kill: 2, close: 2, open: 2, switch: 2 }

const backTo = ['leave', 'wait 3000', 'save', 'wait 3000', 'back', 'wait 40', 'save', 'wait 3000']
const frozenBehind =
  'open|freeze|wait 20000|look|wait 400|adopt|wait 400|save|wait 40|follow|wait 3000|switch|wait 40|save|wait 3000'.split(
    '|',
  )

/** Every kind of trouble that the promise is given for. */
export const scenarios = {
  calm: { weight: 4, fates: { ok: 1, tardy: 1 }, burst: 2, possibleEvents: { ...person, ...pages } },
  line: {
    weight: 16,
    fates: { ...silence, ...late, ...trouble },
    burst: 6,
    possibleEvents: { ...person, reload: 2, kill: 1, offline: 1, online: 1 },
  },
  proxy: {
    weight: 18,
    fates: { ...verdict, lost: 8, hung: 2, late: 2, cut: 2, 'after-html': 2, ok: 2 },
    burst: 7,
    possibleEvents: { ...person, edit: 5, accept: 1, another: 1, reload: 1 },
  },
  tabs: {
    weight: 14,
    fates: { ok: 6, lost: 3, cut: 2, tardy: 2, late: 1 },
    burst: 4,
    world: () => ({ isSecure: true }),
    possibleEvents: { ...person, ...pages, duplicate: 3, freeze: 2, thaw: 2, sleep: 1, days: 1, discard: 1 },
    courses: [backTo, frozenBehind],
  },
  'plain http': {
    weight: 14,
    fates: { ok: 6, lost: 3, cut: 2, tardy: 2, late: 1 },
    burst: 4,
    world: () => ({ isSecure: false }),
    possibleEvents: { ...person, ...pages, duplicate: 3, leave: 4, back: 4, freeze: 2, thaw: 2, sleep: 1, days: 1 },
    courses: [backTo, frozenBehind],
  },
  'power cut': {
    weight: 12,
    fates: { ...silence, late: 1 },
    burst: 4,
    possibleEvents: { ...person, crash: 4, 'crash-restored': 4, 'disk-slow': 1, reload: 1 },
  },
  storage: {
    weight: 8,
    fates: { ok: 3, lost: 4, cut: 2, hung: 1 },
    burst: 4,
    possibleEvents: {
      ...person,
      fill: 4,
      free: 1,
      'disk-full': 3,
      'disk-slow': 1,
      'disk-late': 2,
      'disk-quick': 1,
      'clear-site': 1,
      reload: 2,
      kill: 2,
    },
  },
  sessions: {
    weight: 4,
    fates: { ok: 5, lost: 3, cut: 1, '503': 1 },
    burst: 4,
    world: () => ({ auth: 'required' }),
    possibleEvents: { ...person, 'end-session': 4, 'sign-in': 3, reload: 2, kill: 1, sleep: 1, days: 1 },
  },
  'poor backend': {
    weight: 5,
    fates: { ...verdict, lost: 8, hung: 2, cut: 2, ok: 2 },
    burst: 6,
    world: ({ pick }) => ({ backend: pick(['no-lookup', 'mute'] as const) }),
    possibleEvents: { ...person, edit: 5, accept: 1, another: 1, reload: 2 },
  },
  everything: {
    weight: 5,
    fates: { ...silence, ...late, ...trouble, ...verdict },
    burst: 6,
    possibleEvents: {
      ...person,
      ...pages,
      duplicate: 1,
      freeze: 1,
      thaw: 1,
      leave: 1,
      back: 1,
      sleep: 1,
      days: 1,
      crash: 1,
      'crash-restored': 1,
      offline: 1,
      online: 1,
      fill: 1,
      'disk-full': 1,
      'disk-slow': 1,
      discard: 1,
      accept: 1,
      another: 1,
      clear: 1,
    },
  },
} satisfies Record<string, Scenario>
export type ScenarioName = keyof typeof scenarios
export const scenarioNames = Object.keys(scenarios) as ScenarioName[]

const shares = Object.fromEntries(scenarioNames.map((name) => [name, scenarios[name].weight])) as Weights<ScenarioName>

/** The story of a seed. */
export function planOf(seed: number, only?: ScenarioName): Plan {
  const fate = dice(seed, 'plan')
  const { between, chance, weighted } = fate
  const scenario = only ?? weighted(shares)
  const { fates, burst, possibleEvents: likely, world, courses }: Scenario = scenarios[scenario]
  const steps: string[] = []
  const wait = () => steps.push(`wait ${weighted({ 0: 3, 40: 2, 400: 3, 3000: 3, 20000: 2, 90000: 1 })}`)
  const orders = between(1, 4)
  for (let order = 0; order < orders; order++) {
    if (order > 0 && chance(0.3)) steps.push(chance(0.5) ? 'open' : 'duplicate')
    else if (order > 0 && chance(0.7)) steps.push('wait 20000', 'follow', 'wait 3000')
    steps.push(chance(0.1) ? 'write-half' : 'write')
    if (chance(0.5)) wait()
    for (let left = between(0, burst); left > 0; left--) steps.push(`line ${weighted(fates)}`)
    if (scenario === 'sessions' && chance(0.4))
      steps.push(`renewal ${weighted({ lost: 1, cut: 1, '502': 1, hung: 1 })}`)
    // what a machine is in the middle of is mostly over before the press
    const before = chance(0.3) ? between(1, 3) : 0
    for (let left = before; left > 0; left--) steps.push(weighted(likely))
    if (courses && chance(0.3)) steps.push(...fate.pick(courses))
    steps.push('save')
    for (let left = between(0, 6); left > 0; left--) {
      wait()
      steps.push(weighted(likely))
      if (chance(0.2)) steps.push(`line ${weighted(fates)}`)
    }
    wait()
  }
  const usual: World = { isSecure: chance(0.6), backend: 'full', auth: 'open', ownLines: chance(0.75) }
  return { seed, scenario, world: { ...usual, ...world?.(fate) }, steps }
}
