import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from './person.ts'
import type { Shop } from './shop.ts'

type Verb = keyof Person

/** One tab of a running browser. */
export type Tab = {
  /** what somebody at the page does or sees; rejects where the page goes before it is done */
  do<V extends Verb>(verb: V, ...given: Parameters<Person[V]>): Promise<Awaited<ReturnType<Person[V]>>>
  /** stops the page as browsers stop tabs in the background, or lets it go on; not every engine can be asked for it */
  freeze?: (isFrozen: boolean) => Promise<void>
  /** leaves no room for what this origin would write into IndexedDB; not every engine can be asked for it */
  fill?: () => Promise<void>
}

export type Browser = {
  open(url: string): Promise<Tab>
  /** another tab of the same address that begins with a copy of this one's session storage */
  duplicate(tab: Tab): Promise<Tab>
  /** the power goes: every process of the browser is killed in the same moment */
  cut(): Promise<void>
  close(): Promise<void>
}

export type Engine = {
  name: string
  /** why it cannot run here */
  missing?: string | undefined
  /** `profile` is a folder that survives the browser */
  launch(profile: string, shop: Shop): Promise<Browser>
}

const patienceMs = 20_000

/** Waits until what is done has led to another page, or back to one that was kept. */
export async function moves(tab: Tab, act: () => Promise<unknown>): Promise<void> {
  const { page } = await tab.do('facts')
  await act()
  const end = Date.now() + patienceMs
  while (Date.now() < end) {
    // the page that goes may take the question along
    const now = await Promise.race([tab.do('facts').catch(() => undefined), pause(2_000, undefined)])
    if (now && now.page !== page) return
    await pause(20)
  }
  throw new Error('no other page came')
}

export async function goTo(tab: Tab, url: string): Promise<void> {
  await tab.do('settled')
  await moves(tab, () => tab.do('leave', url))
}
export const back = (tab: Tab): Promise<void> => moves(tab, () => tab.do('back'))
