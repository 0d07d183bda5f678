import type { Backend } from './backend'
import type { Person } from './person'
import type { PossibleEvent } from './plan'
import type { Dice } from './seeded'
import type { Timeline } from './timeline'
import type { Browser, Tab, Visit } from './virtual-browser'
import type { VirtualDisk } from './virtual-disk'
import type { Fate, Network } from './virtual-network'
import type { BrowserStorage } from './virtual-storage'

export type Stage = {
  timeline: Timeline
  storage: BrowserStorage
  disk: VirtualDisk
  backend: Backend
  network: Network
  browser: Browser
  person: Person
  dice: Dice
}

const day = 24 * 60 * 60 * 1000
type Step = (given: string) => unknown
type Verb = PossibleEvent | 'wait' | 'line' | 'renewal' | 'write' | 'write-half' | 'follow' | 'look'

/** What each step of a plan does. A step that is not possible at its moment does nothing. */
export function createSteps({ timeline, storage, disk, backend, network, browser, person, dice }: Stage) {
  const { tabs } = browser
  let at = 0
  let wasDiskFull = false
  /** The tab the person looks at; they load a page again that died. */
  const tab = (): Tab => {
    const found = tabs[at % Math.max(1, tabs.length)] ?? browser.open()
    if (found.visit.page.state === 'gone') browser.reload(found)
    if (found.visit.page.state === 'frozen') browser.thaw(found)
    return found
  }
  const others = () => tabs.filter((each) => each !== tabs[at % tabs.length])
  const switchTo = (next: number) => {
    const before = tabs[at % Math.max(1, tabs.length)]
    at = next % Math.max(1, tabs.length)
    if (before && before !== tabs[at]) browser.announce(before.visit, 'page.hidden')
    browser.announce(tab().visit, 'page.visible')
  }
  const lose = (...visits: (Visit | undefined)[]) => {
    for (const visit of visits) if (visit) person.losePage(visit)
  }
  const crash = (restored: boolean) => {
    for (const { visit, cached } of tabs) lose(visit, cached)
    if (wasDiskFull) person.losePower()
    browser.crash({ restored })
    at = 0
  }
  const sleep = async (ms: number) => {
    browser.sleep()
    await timeline.pass(ms)
    browser.wake()
  }
  const add = (next: () => Tab) => {
    if (tabs.length < 3) switchTo(tabs.indexOf(next()))
  }
  const setOnline = (isOnline: boolean) => {
    network.isOnline = isOnline
    browser.isOnline = isOnline
  }

  const steps: Record<Verb, Step> = {
    wait: (ms) => timeline.pass(Number(ms)),
    line: (fate) => network.expect('orders', fate as Fate),
    renewal: (fate) => network.expect('renewals', fate as Fate),
    write: () => person.write(tab()),
    'write-half': () => person.write(tab(), { half: true }),
    save: () => person.save(tab()),
    'save-twice': () => {
      person.save(tab())
      person.save(tab())
    },
    edit: () => person.edit(tab()),
    adopt: () => person.adopt(tab()),
    discard: () => person.discard(tab()),
    aside: () => person.setAside(tab()),
    next: () => person.next(tab()),
    accept: () => person.accept(tab()),
    another: () => person.saveAnother(tab()),
    cancel: () => person.cancel(tab()),
    clear: () => person.clear(tab()),
    look: () => browser.announce(tab().visit, 'page.visible'),
    follow: () => person.follow(tab()),
    'sign-in': () => person.signIn(tab()),

    reload: () => {
      lose(tab().visit)
      browser.reload(tab())
    },
    kill: () => {
      lose(tab().visit)
      browser.kill(tab())
    },
    close: () => {
      lose(tab().visit, tab().cached)
      browser.close(tab())
    },
    open: () => add(() => browser.open()),
    duplicate: () => add(() => browser.duplicate(tab())),
    switch: () => switchTo(at + 1),
    freeze: () => {
      const [other] = others()
      if (other) browser.freeze(other)
    },
    thaw: () => {
      const [other] = others()
      if (other) browser.thaw(other)
    },
    leave: () => {
      const { visit, cached } = tab()
      lose(cached)
      browser.leave(tab())
      if (tab().cached !== visit) lose(visit)
    },
    back: () => {
      lose(tab().visit)
      browser.back(tab())
    },
    sleep: () => sleep(dice.between(20_000, 3_600_000)),
    days: () => sleep(dice.between(1, 12) * day),
    crash: () => crash(false),
    'crash-restored': () => crash(true),

    offline: () => setOnline(false),
    online: () => setOnline(true),
    'clear-site': () => {
      person.loseStorage()
      browser.clearSiteData()
    },
    fill: () => {
      storage.isFull = true
    },
    free: () => {
      storage.isFull = false
    },
    'disk-slow': () => {
      disk.mode = 'slow'
    },
    'disk-late': () => {
      disk.mode = 'late'
    },
    'disk-full': () => {
      wasDiskFull = true
      disk.mode = 'full'
    },
    'disk-quick': () => {
      disk.mode = 'quick'
    },
    'end-session': () => backend.endSessions(),
  }

  return {
    async take(step: string) {
      const [verb = '', given = ''] = step.split(' ')
      await steps[verb as Verb](given)
    },
    /** Nothing goes wrong from here on, and every page can be seen. */
    heal() {
      network.heal()
      setOnline(true)
      storage.isFull = false
      disk.mode = 'quick'
      if (tabs.length === 0) browser.open()
      for (const each of tabs) {
        if (each.visit.page.state === 'gone') browser.reload(each)
        if (each.visit.page.state === 'frozen') browser.thaw(each)
      }
    },
  }
}
