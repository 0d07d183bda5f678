import { expect } from 'chai'
import { within } from '../helpers/looking'
import { clerksDay, type Language } from './clerks-day'
import { countedHands, type Effort } from './counted-hands'
import { newBrowser, openDashboard } from './dashboard'
import { phone } from './looks'
import { catchPrints } from './prints'

const desktop = { width: 1440, height: 900 }

type Job = keyof ReturnType<typeof clerksDay>

/**
 * The most that a job may take, in any language. `menus`: how often it goes to another screen, which takes a phone one
 * click more to open the menu.
 */
const limits: Record<Job, Effort & { menus: number }> = {
  'sign in': { clicks: 2, keys: 25, menus: 0 },
  'paste a message and save its order': { clicks: 5, keys: 1, menus: 1 },
  'take an order by hand, of a known phone number': { clicks: 5, keys: 17, menus: 0 },
  'take a payment as checked': { clicks: 4, keys: 3, menus: 1 },
  'take back a payment, and record it again': { clicks: 3, keys: 3, menus: 0 },
  'confirm, pack, print the label': { clicks: 4, keys: 0, menus: 0 },
  'ship with a tracking number': { clicks: 6, keys: 1, menus: 1 },
  'save a list of tracking numbers, one of another order': { clicks: 6, keys: 1, menus: 0 },
  'find an order by part of its number': { clicks: 1, keys: 5, menus: 0 },
  'undo a wrong step': { clicks: 2, keys: 0, menus: 0 },
  'print the labels of all that wait': { clicks: 3, keys: 0, menus: 1 },
  'settle COD from a pasted list': { clicks: 3, keys: 1, menus: 1 },
  'correct a stock': { clicks: 5, keys: 9, menus: 1 },
  'add a product with what is in the shop': { clicks: 5, keys: 10, menus: 0 },
  'add a product, and then its size': { clicks: 6, keys: 8, menus: 0 },
  'move a task without dragging it': { clicks: 5, keys: 0, menus: 1 },
  'move an event by typing': { clicks: 4, keys: 4, menus: 1 },
  'hand over a new password link': { clicks: 6, keys: 0, menus: 1 },
  'answer “where is my parcel”': { clicks: 6, keys: 4, menus: 1 },
  'cancel an order, and undo it': { clicks: 6, keys: 0, menus: 0 },
  'sign out': { clicks: 2, keys: 0, menus: 0 },
}

/** Milliseconds in which a job has to end on a busy machine; at rest, most take one second. */
const longest = 20_000

const days: readonly [Language, 'desktop' | 'phone'][] = process.env.ALL
  ? [
      ['th', 'phone'],
      ['th', 'desktop'],
      ['en', 'phone'],
      ['en', 'desktop'],
    ]
  : [['th', 'phone']]

describe("a clerk's day", () => {
  for (const [language, device] of days)
    it(`DAY-600 ${language}, ${device}: each job begins where the one before ended, and takes no more clicks and keys than its limit`, async () => {
      await newBrowser({ locale: language, skin: 'light' })
      const dashboard = await openDashboard('/', device === 'phone' ? phone : desktop)
      catchPrints(dashboard.page)
      const hands = countedHands(dashboard)
      const over: Record<string, Effort> = {}
      try {
        for (const [job, run] of Object.entries(clerksDay(hands, language))) {
          await within(job, run(), longest).catch((error: Error) => {
            throw new Error(`${job}: ${error.message}`, { cause: error })
          })
          const spent = hands.spent()
          const { clicks, keys, menus } = limits[job as Job]
          if (spent.clicks > clicks + (device === 'phone' ? menus : 0) || spent.keys > keys) over[job] = spent
        }
        expect({ over, complaints: dashboard.page.complaints }).to.deep.equal({ over: {}, complaints: [] })
      } finally {
        dashboard.page.close()
      }
    }).timeout(Object.keys(limits).length * longest)
})
