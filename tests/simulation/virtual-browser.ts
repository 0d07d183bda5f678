import '../../src/core/auth/auth.keeping'
import { authApp } from '../../src/core/auth/app'
import { cartApp } from '../../src/core/cart/app'
import { type Engine, startEngine } from '../../src/core/engine'
import { randomId } from '../../src/core/kernel/id'
import { leaseLocks } from '../../src/core/kernel/lease-locks'
import { webLocks } from '../../src/core/kernel/open-locks'
import type { PresenceEvent } from '../../src/core/kernel/presence'
import { sturdy } from '../../src/core/kernel/storage'
import type { Transport } from '../../src/core/kernel/transport'
import { linesApp } from '../../src/core/lines/app'
import { orderApp } from '../../src/core/order/app'
import { shopsApp } from '../../src/core/shops/app'
import type { Timeline } from './timeline'
import type { VirtualDisk } from './virtual-disk'
import { createLockManager } from './virtual-locks'
import { createPage, type Page } from './virtual-page'
import type { BrowserStorage, SessionRows } from './virtual-storage'

export type Draft = ReturnType<typeof openDraft>
const openDraft = (engine: Engine, ownLines: boolean) => engine.view('order', { ownLines })

/** A page with our engine in it, and what a person has on it. */
export type Visit = { readonly page: Page; readonly engine: Engine; readonly draft: Draft }

/** `cached` is the page that "back" leads to. */
export type Tab = { readonly session: SessionRows; visit: Visit; cached: Visit | undefined }

export type BrowserSetup = {
  timeline: Timeline
  storage: BrowserStorage
  disk: VirtualDisk
  /** what a page sends goes through this */
  transportOf(page: Page): Transport
  /** plain http has no Web Locks */
  isSecure: boolean
  /** the lines of an order stand beside the cart */
  ownLines: boolean
  onVisit(visit: Visit): void
}

/** One browser: its tabs, and what becomes of the pages in them. */
export function createBrowser({ timeline, storage, disk, transportOf, isSecure, ownLines, onVisit }: BrowserSetup) {
  const manager = createLockManager(timeline)
  const tabs: Tab[] = []
  let isOnline = true

  const visit = (session: SessionRows): Visit => {
    const page = createPage(timeline)
    const local = storage.local(page)
    const locks = isSecure
      ? webLocks(page.clock, manager.of(page))
      : leaseLocks(
          sturdy(
            () => local,
            () => undefined,
          ),
          page.clock,
          randomId,
        )
    let made: Visit | undefined
    page.enter(() => {
      const engine = startEngine(
        {
          transport: transportOf(page),
          storage: { local, session: storage.session(session, page), disk: disk.inPage(page) },
          locks,
          clock: page.clock,
          cart: 'local',
        },
        (name) => Promise.reject(new Error(`nobody asked for ${name}`)),
      )
      engine.provide({ auth: authApp, cart: cartApp, lines: linesApp, shops: shopsApp, order: orderApp })
      engine.app('auth')
      engine.app('shops')
      engine.app(ownLines ? 'lines' : 'cart')
      made = { page, engine, draft: openDraft(engine, ownLines) }
      onVisit(made)
    })
    return made as Visit
  }
  const announce = ({ page, engine }: Visit, type: PresenceEvent['type']) => page.enter(() => engine.announce({ type }))
  /** The page goes, and hears of it. */
  const unload = ({ page }: Visit) => {
    page.fire('pagehide')
    page.kill()
  }
  const remove = (tab: Tab) => {
    tab.cached?.page.kill()
    tabs.splice(tabs.indexOf(tab), 1)
  }
  const wake = (one: Visit) => {
    one.page.thaw()
    announce(one, 'page.resumed')
    announce(one, 'page.visible')
  }

  const browser = {
    tabs,
    announce,
    open(session: SessionRows = storage.newSession()): Tab {
      const tab: Tab = { session, visit: visit(session), cached: undefined }
      tabs.push(tab)
      return tab
    },
    duplicate: (tab: Tab): Tab => browser.open(storage.newSession(tab.session)),
    reload(tab: Tab) {
      unload(tab.visit)
      tab.visit = visit(tab.session)
    },
    close(tab: Tab) {
      unload(tab.visit)
      remove(tab)
    },
    /** The page is gone without a word; its tab can be loaded again. */
    kill: (tab: Tab) => tab.visit.page.kill(),
    freeze(tab: Tab) {
      announce(tab.visit, 'page.hidden')
      tab.visit.page.freeze()
    },
    thaw: (tab: Tab) => wake(tab.visit),
    /** To another page of ours in the same tab. No browser keeps a page in its cache that holds a Web Lock. */
    leave(tab: Tab) {
      tab.cached?.page.kill()
      const left = tab.visit
      announce(left, 'page.hidden')
      left.page.fire('pagehide')
      if (manager.holds(left.page)) left.page.kill()
      else left.page.freeze({ cached: true })
      tab.cached = left.page.state === 'frozen' ? left : undefined
      tab.visit = visit(tab.session)
    },
    /** Back to the page before, as it was where the browser kept it. */
    back(tab: Tab) {
      if (!tab.cached) return browser.reload(tab)
      unload(tab.visit)
      tab.visit = tab.cached
      tab.cached = undefined
      tab.visit.page.thaw()
      tab.visit.page.fire('pageshow')
      announce(tab.visit, 'page.resumed')
      announce(tab.visit, 'page.visible')
    },
    /** Everything stands still, as when the lid is closed. */
    sleep: () => {
      for (const tab of tabs) browser.freeze(tab)
    },
    wake: () => {
      for (const tab of tabs) wake(tab.visit)
    },
    /** The power is cut. `restored`: the browser opens its tabs again. */
    crash({ restored }: { restored: boolean }) {
      const sessions = tabs.map(({ session }) => session)
      for (const tab of [...tabs]) {
        tab.visit.page.kill()
        remove(tab)
      }
      storage.crash(sessions)
      disk.crash()
      if (!restored) return browser.open()
      for (const session of sessions) browser.open(session)
    },
    clearSiteData() {
      storage.clear(tabs.map(({ session }) => session))
      disk.clear()
    },
    set isOnline(online: boolean) {
      if (online === isOnline) return
      isOnline = online
      for (const { visit } of tabs) announce(visit, online ? 'network.online' : 'network.offline')
    },
  }
  return browser
}

export type Browser = ReturnType<typeof createBrowser>
