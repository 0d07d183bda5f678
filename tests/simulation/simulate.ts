import type { Transport } from '../../src/core/kernel/transport'
import { type Backend, type BackendSetup, openBackend, start } from './backend'
import { createJudge, type Excused, type Fault } from './judge'
import { createPerson } from './person'
import { type Plan, planOf, type ScenarioName, type World } from './plan'
import { markOf } from './screen'
import { dice, seedGlobals } from './seeded'
import { createSteps, type Stage } from './steps'
import { createTimeline } from './timeline'
import { createBrowser } from './virtual-browser'
import { createDisk } from './virtual-disk'
import { createNetwork } from './virtual-network'
import { lendWindow } from './virtual-page'
import { createStorage } from './virtual-storage'

export type Report = {
  plan: Plan
  /** orders whose save was pressed */
  orders: number
  faults: readonly Fault[]
} & Excused

export type SimulateOptions = {
  scenario?: ScenarioName | undefined
  world?: Partial<World>
  /** what stands between page and network: for the self-check */
  through?: (transport: Transport) => Transport
  /** told each step, and what the screens say after it */
  onStep?: (line: string) => void
  /** a backend other than the mock, and when the story begins there; its orders are still there in the next story */
  server?: { start: string; open(setup: BackendSetup): Backend }
}

/** The story of a seed, from its first letter to the last order that is known to be stored. */
export const simulate = (seed: number, options: SimulateOptions = {}): Promise<Report> =>
  play(planOf(seed, options.scenario), options)

export async function play(plan: Plan, options: SimulateOptions = {}): Promise<Report> {
  const { through = (transport) => transport, onStep, server = { start, open: openBackend } } = options
  const world = { ...plan.world, ...options.world }
  const giveGlobalsBack = seedGlobals(plan.seed)
  const takeWindowBack = lendWindow()
  // a broken answer is one line on the console of each page
  const { error } = console
  console.error = () => undefined
  try {
    const timeline = createTimeline(server.start)
    const storage = createStorage(timeline, dice(plan.seed, 'storage'))
    const disk = createDisk(timeline, dice(plan.seed, 'disk'))
    const backend = server.open({
      timeline,
      dice: dice(plan.seed, 'backend'),
      kind: world.backend,
      auth: world.auth,
    })
    const network = createNetwork(timeline, dice(plan.seed, 'network'), backend.transport)
    const person = createPerson({
      ...world,
      firstMark: 1 + (options.server ? plan.seed * mostMarks : 0),
      seeList: (mark) => backend.stored(mark)[0]?.OrderNumber,
      wasSent: (mark) => network.sent.some((body) => markOf(body) === mark),
    })
    const judge = createJudge({ intents: person.intents, backend, network })
    const browser = createBrowser({
      timeline,
      storage,
      disk,
      transportOf: (page) => through(network.of(page)),
      isSecure: world.isSecure,
      ownLines: world.ownLines,
      onVisit: judge.watch,
    })
    const stage: Stage = { timeline, storage, disk, backend, network, browser, person, dice: dice(plan.seed, 'steps') }
    const show = (step: string) =>
      onStep?.(`${timeline.now() - Date.parse(server.start)} ${step} → ${person.describe(browser)}`)

    const steps = createSteps(stage)
    const first = browser.open()
    await timeline.pass(500)
    if (world.auth === 'required') {
      person.signIn(first)
      await timeline.pass(2_000)
    }
    for (const step of plan.steps) {
      await steps.take(step)
      show(step)
    }
    steps.heal()
    await settle(stage, () => judge.review(browser.tabs.map(({ visit }) => visit)), show)
    for (const { visit } of browser.tabs) visit.page.kill()
    const orders = [...person.intents.values()].filter(({ isPressed }) => isPressed).length
    return { plan, orders, ...judge.conclude(), faults: judge.faults }
  } finally {
    console.error = error
    takeWindowBack()
    giveGlobalsBack()
  }
}

/** More than the orders of a story. */
const mostMarks = 100

/** Longest time until an order that nothing stands in the way of is known to be stored. */
const patience = 40

/** The person does what the screens ask for until every order has its end, and what is on its way has arrived. */
async function settle(
  { timeline, network, browser, person, backend }: Stage,
  review: () => void,
  show: (step: string) => void,
) {
  const isOver = () =>
    network.pending.size === 0 &&
    [...person.intents.values()].every(
      ({ mark, isPressed, isDiscarded, reportedAs }) =>
        !isPressed || isDiscarded || (reportedAs !== undefined && backend.stored(mark).length > 0),
    )
  /** Rounds in which no screen had an order on it: what was not offered by now is not going to be. */
  let blank = 0
  await timeline.pass(3_000)
  review()
  for (let round = 0; round < patience && blank < 8 && !isOver(); round++) {
    const isBlank = browser.tabs.every((tab) => person.isDone(tab)) && network.pending.size === 0
    blank = isBlank ? blank + 1 : 0
    for (const tab of [...browser.tabs]) {
      browser.announce(tab.visit, 'page.visible')
      person.follow(tab)
    }
    await timeline.pass(round < 6 ? 2_000 : 30_000)
    review()
    show('follow')
  }
}
