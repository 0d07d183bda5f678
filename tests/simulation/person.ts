import { plainLine } from '../../src/core/cart/cart.lines'
import { satang } from '../../src/core/kernel/money'
import { nobody } from '../../src/core/kernel/stores'
import { type Intent, newIntent } from './intents'
import type { World } from './plan'
import { buttons, type Screen, screenOf } from './screen'
import type { Browser, Tab, Visit } from './virtual-browser'

const tea = plainLine({ id: 1, name: 'ชา', price: satang(12_000) }, 2)
const customer = {
  phoneNumber: '081-234-5678',
  address: '99/1 ถนนสุขใจ',
  subDistrict: 'ในเมือง',
  district: 'เมืองขอนแก่น',
  province: 'ขอนแก่น',
  postNum: '40000',
}

type PersonSetup = Pick<World, 'ownLines' | 'auth'> & {
  /** of the marks they give their orders */
  firstMark: number
  /** the number under which an order with this mark stands in the list */
  seeList(mark: string): string | undefined
  /** whether it ever left the page */
  wasSent(mark: string): boolean
}

/**
 * Somebody who takes orders. They know what the screen tells them and which button there is, and nothing else; they
 * mean to place each order exactly once.
 */
export function createPerson({ ownLines, auth, firstMark, seeList, wasSent }: PersonSetup) {
  const intents = new Map<string, Intent>()
  const setAside = new Map<Visit, readonly string[]>()
  let edits = 0

  const begin = (): Intent => {
    const intent = newIntent(`m${firstMark + intents.size}`)
    intents.set(intent.mark, intent)
    return intent
  }
  const press = ({ page, draft }: Visit, event: object) => page.enter(() => draft.send(event as never))
  const type = (visit: Visit, entries: Record<string, string>) => {
    for (const [name, value] of Object.entries(entries)) press(visit, { type: 'field.set', name, value })
  }
  /** Shop and lines, which stand beside the form. */
  const choose = ({ page, engine }: Visit) =>
    page.enter(() => {
      const shops = engine.app('shops')
      if (shops.getSnapshot().value === 'failed') shops.send({ type: 'reload' })
      if (shops.getSnapshot().context.chosen.id !== 1) shops.send({ type: 'choose', id: 1 })
      const lines = engine.app(ownLines ? 'lines' : 'cart')
      if (lines.getSnapshot().context.lines.size === 0) lines.send({ type: 'line.set', line: tea })
    })
  const fillIn = (visit: Visit, mark: string) => {
    type(visit, { note: `${mark} ฝากป้อมยาม`, name: `สมชาย ${mark}` })
    press(visit, { type: 'message.take', values: customer })
    choose(visit)
  }
  const canEdit = ({ says }: Screen) => ['open', 'gaps', 'mend', 'stored', 'unsure'].includes(says)
  const look = (tab: Tab) => screenOf(tab.visit.draft)
  /** What is not sent may be mended first: it is only meant to be saved by then. */
  const noteWhenInFlight = ({ draft }: Visit, intent: Intent) => {
    let listening: { unsubscribe(): void } | undefined
    const look = () => {
      const { says, mark, isDeciding } = screenOf(draft)
      if (isDeciding) return
      listening?.unsubscribe()
      if (mark === intent.mark && !['open', 'gaps', 'mend', 'taken'].includes(says)) intent.isPressed = true
    }
    listening = draft.subscribe(look)
    look()
  }
  const save = ({ visit }: Tab) => {
    if (visit.page.state !== 'running') return
    const { mark, says } = screenOf(visit.draft)
    // the button is not there yet
    if (says === 'busy' && mark === '') return
    const intent = intents.get(mark)
    press(visit, buttons.save)
    if (intent) noteWhenInFlight(visit, intent)
  }

  const person = {
    intents,
    look,
    save,
    /** Takes the next order in this tab, where the screen lets them. */
    write(tab: Tab, { half = false } = {}) {
      const screen = look(tab)
      if (screen.says === 'saved' || screen.says === 'taken') press(tab.visit, buttons.next)
      else if (!canEdit(screen) || screen.mark !== '') return
      const intent = begin()
      if (half) type(tab.visit, { note: `${intent.mark} ฝากป้อมยาม`, name: `สมชาย ${intent.mark}` })
      else fillIn(tab.visit, intent.mark)
    },
    edit(tab: Tab) {
      const { mark } = look(tab)
      if (canEdit(look(tab)) && mark) type(tab.visit, { name: `สมชาย ${mark} (${++edits})` })
    },
    adopt(tab: Tab) {
      const [offer] = look(tab).offers
      if (offer) press(tab.visit, { type: 'draft.adopt', id: offer.id })
    },
    discard(tab: Tab) {
      const screen = look(tab)
      const { offers, says } = screen
      const offer = offers[0]
      if (!offer || (says !== 'saved' && !canEdit(screen))) return
      const intent = intents.get(offer.mark)
      if (intent) intent.isDiscarded = true
      press(tab.visit, { type: 'draft.discard', id: offer.id })
    },
    /** Empties the form. */
    clear(tab: Tab) {
      const screen = look(tab)
      const intent = intents.get(screen.mark)
      if (!canEdit(screen) || !intent) return
      intent.isDiscarded = true
      press(tab.visit, buttons.clear)
    },
    /** Nobody else can tell whether it is saved. */
    lookIntoList(tab: Tab, mark: string) {
      const intent = intents.get(mark)
      const found = seeList(mark)
      if (!intent || found === undefined) {
        // the lines of an order that is open lie in the cart, which a power cut takes back to what it was before
        if (look(tab).fieldErrors.length > 0) fillIn(tab.visit, mark)
        return save(tab)
      }
      intent.reportedAs = found
      press(tab.visit, buttons.clear)
    },
    setAside({ visit }: Tab) {
      const { mark } = screenOf(visit.draft)
      setAside.set(visit, [...(setAside.get(visit) ?? []), mark])
      press(visit, buttons.setAside)
    },
    next: (tab: Tab) => press(tab.visit, buttons.next),
    cancel: (tab: Tab) => press(tab.visit, buttons.cancel),
    /** The stored order that is shown is the one they meant, where it is. */
    accept: (tab: Tab) => press(tab.visit, look(tab).isOther ? buttons.saveAnother : buttons.accept),
    /** With the stored order before their eyes they want this one as well. */
    saveAnother(tab: Tab) {
      const { says, mark } = look(tab)
      const intent = intents.get(mark)
      if (says !== 'stored' || !intent) return
      intent.asked++
      press(tab.visit, buttons.saveAnother)
    },
    signIn: ({ visit: { page, engine } }: Tab) =>
      page.enter(() => void engine.login('admin@langraan.test', 'admin').catch(() => undefined)),

    /** The page goes that has this order, and nobody knows yet whether it is saved. */
    losePage(visit: Visit) {
      const { mark, says } = screenOf(visit.draft)
      // what was put aside may be in this page alone
      for (const other of setAside.get(visit) ?? []) {
        const intent = intents.get(other)
        if (intent?.isPressed && intent.reportedAs === undefined) intent.isPageLost = true
      }
      const intent = intents.get(mark)
      if (!intent?.isPressed || intent.reportedAs !== undefined) return
      intent.isPageLost = true
      if (says === 'busy' && !wasSent(mark)) intent.isCutShort = true
    },
    losePower() {
      for (const intent of intents.values()) if (intent.isPressed) intent.isUnflushed = true
    },
    loseStorage() {
      for (const intent of intents.values())
        if (intent.isPressed && intent.reportedAs === undefined) intent.isCleared = true
    },
    describe: ({ tabs }: Browser): string =>
      tabs
        .map(({ visit: { page, draft } }) => {
          const { says, mark, OrderNumber = '', offers, fieldErrors } = screenOf(draft)
          const offered = offers.map((offer) => offer.mark).join(',')
          return `[${page.state === 'running' ? '' : `${page.state} `}${says} ${mark} ${OrderNumber} ${fieldErrors} (${offered})]`
        })
        .join(' '),

    /** Nothing is left to do there. */
    isDone(tab: Tab): boolean {
      const { says, mark, offers } = look(tab)
      return (says === 'saved' || (says === 'open' && mark === '')) && offers.length === 0
    },
    /** Does what the screen asks for. */
    follow(tab: Tab) {
      if (auth === 'required' && tab.visit.engine.owner === nobody) return person.signIn(tab)
      const { says, mark, offers } = look(tab)
      if (says === 'unknown' || says === 'unkept') return save(tab)
      if (says === 'signed-out') return tab.visit.engine.owner === nobody ? person.signIn(tab) : save(tab)
      if (says === 'stored') return person.accept(tab)
      if (says === 'taken') return person.next(tab)
      if (says === 'unsure') return person.lookIntoList(tab, mark)
      if (says === 'saved') return offers.length > 0 ? person.adopt(tab) : person.next(tab)
      if (says === 'busy') return
      const intent = intents.get(mark)
      if (!intent) return person.adopt(tab)
      if (says === 'mend' || says === 'gaps') fillIn(tab.visit, mark)
      save(tab)
    },
  }
  return person
}

export type Person = ReturnType<typeof createPerson>
