import { deepFind, named, until } from '../helpers/looking'
import type { BackendLine } from '../suite/desk'
import { domDesk } from '../suite/dom-desk'

export type Stage = 'loading' | 'open' | 'sending' | 'unknown' | 'unrecorded' | 'taken' | 'saved'
/** How an order that was cut off came to its end. */
export type Way =
  | 'went on by itself'
  | 'offered'
  | 'pressed save'
  | 'sent again'
  | 'sent anyway'
  | 'shown as stored'
  | 'entered again'
/** `page` is another number for each page that was loaded; `persisted` when this one came back from the back/forward cache. */
export type Facts = { page: number; isSecure: boolean; hasLocks: boolean; persisted: boolean }

const line: BackendLine = { loseAnswers: () => undefined, heal: () => undefined, colleague: () => Promise.resolve() }
const desk = domDesk({
  container: () => document,
  reload: async () => location.reload(),
  line,
  labelsOf: async () => undefined,
})

let persisted = false
addEventListener('pageshow', (event) => {
  persisted = event.persisted
})

const tea = 'ชาเขียวใบหม่อน'
const shop = 'บ้านชาปลายดอย'
/** long enough for a draft that is claimed late, short enough for 50 power cuts */
const offerWithinMs = 4_000

const button = (name: string) => named<HTMLButtonElement>(document, 'button', name)
const saveButton = () => button('Save order')
const savedNumber = () => named(document, 'h2', 'Order saved')?.nextElementSibling?.textContent ?? undefined
const offer = () => deepFind(document, 'section[aria-label="Unfinished order"]')
const nameField = () => named<HTMLInputElement>(document, 'input', "Recipient's name")
/** The notice in place of the form's own acts, and what it is about. */
const held = () => deepFind(document, '[role=alert][data-stage]')
const stages: Record<string, Stage> = {
  waiting: 'unknown',
  signedOut: 'unknown',
  unrecorded: 'unrecorded',
  taken: 'taken',
}

function stage(): Stage {
  if (savedNumber() !== undefined) return 'saved'
  const notice = stages[held()?.dataset.stage ?? '']
  if (notice) return notice
  const save = saveButton()
  if (!save || !nameField()) return 'loading'
  return save.getAttribute('aria-busy') === 'true' ? 'sending' : 'open'
}

/** Everything an order needs; the recipient's name is what its row is found by. */
async function take(name: string): Promise<void> {
  await desk.chooseShop(shop)
  if ((await desk.lines()).length === 0) await desk.add(tea)
  await desk.deliver('pickup')
  await desk.fill({ name, phoneNumber: '0891112222' })
}

const isSoon = (look: () => boolean, withinMs = 3_000): Promise<boolean> =>
  until('it', look, withinMs).then(
    () => true,
    () => false,
  )

/** What somebody does next who wants this order saved, and how that is called; undefined = nothing but to wait. */
async function go(name: string, waitedMs: number): Promise<Way | undefined> {
  const offered = offer()
  const ways: Partial<Record<Stage, Way>> = { unknown: 'sent again', unrecorded: 'sent anyway' }
  const way = ways[stage()]
  if (way) {
    held()?.querySelector('button')?.click()
    return way
  }
  if (stage() !== 'open') return undefined
  const accept = button('Keep saved order')
  if (accept) {
    accept.click()
    return 'shown as stored'
  }
  if (nameField()?.value === name) {
    await take(name)
    saveButton()?.click()
    return 'pressed save'
  }
  if (offered?.textContent?.includes(name)) {
    offered.querySelector('button')?.click()
    return 'offered'
  }
  if (waitedMs < offerWithinMs) return undefined
  await take(name)
  return 'entered again'
}

/** Goes on with the order of this name until its number is shown; enters it again where nothing is left of it. */
async function follow(name: string): Promise<{ number: string; ways: Way[] }> {
  await until('the form', () => stage() !== 'loading')
  const ways: Way[] = stage() === 'open' ? [] : ['went on by itself']
  const begun = performance.now()
  for (let waitedMs = 0; waitedMs < 30_000; waitedMs = performance.now() - begun) {
    const number = savedNumber()
    if (number !== undefined) return { number, ways }
    const way = await go(name, waitedMs)
    if (way && way !== ways.at(-1)) ways.push(way)
    await until('what comes of it', () => savedNumber() !== undefined, 300).catch(() => undefined)
  }
  throw new Error(`no number of ${name} after: ${ways.join(', ')}; ${stage()}; ${held()?.textContent ?? ''}`)
}

/** Nothing more goes into the storage of this origin. */
function fillStorage(): number {
  for (let size = 4_000_000; size > 1; size = Math.floor(size / 2))
    try {
      for (let nth = 0; nth < 4; nth++) localStorage.setItem(`full.${size}.${nth}`, 'x'.repeat(size))
    } catch {
      // smaller pieces fill what is left
    }
  return Object.keys(localStorage).length
}

/** Whether anything that is written stays: a few bytes, tried and taken back. */
async function canWrite(): Promise<{ local: boolean; indexed: boolean }> {
  const attempt = (act: () => unknown) =>
    Promise.resolve()
      .then(act)
      .then(
        () => true,
        () => false,
      )
  const local = await attempt(() => {
    localStorage.setItem('attempt', 'x'.repeat(100))
    localStorage.removeItem('attempt')
  })
  const indexed = await attempt(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('attempt', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('rows').put('x'.repeat(100), 1)
        opening.onsuccess = () => resolve(opening.result.close())
        opening.onerror = () => reject(opening.error)
      }),
  )
  return { local, indexed }
}

/** Somebody at the page of the shop under test: what a test can ask for, as data that goes through a wire. */
export const person = {
  facts: (): Facts => ({
    page: performance.timeOrigin,
    isSecure: globalThis.isSecureContext,
    hasLocks: navigator.locks !== undefined,
    persisted,
  }),
  stage: async (): Promise<Stage> => stage(),
  async until(wanted: Stage): Promise<void> {
    await until(`the stage ${wanted}`, () => stage() === wanted)
  },
  take,
  follow,
  fillStorage,
  canWrite,
  press: () => saveButton()?.click(),
  async takeOffer(name: string): Promise<void> {
    await until(`the offer of ${name}`, () => offer()?.textContent?.includes(name))
    offer()?.querySelector('button')?.click()
    await until(`the draft of ${name}`, () => nameField()?.value === name || stage() !== 'open')
  },
  number: () =>
    until('the number', savedNumber).catch(() => {
      const faults = deepFind(document, '[role=alert]')?.textContent ?? ''
      throw new Error(`no number; ${stage()}: ${held()?.textContent ?? faults}`)
    }),
  name: () => nameField()?.value ?? '',
  /** whether the page says under which number the order is stored: as saved here, or by another window */
  saysNumber: (number: string): Promise<boolean> =>
    isSoon(() => savedNumber() === number || Boolean(held()?.textContent?.includes(number)), 10_000),
  /** as somebody who sees the draft of this name in the form, and wants it saved: with a product, should there be none */
  async insist(name: string): Promise<void> {
    if (stage() === 'open' && nameField()?.value === name) await take(name)
    saveButton()?.click()
    await isSoon(() => stage() === 'saved')
  },
  /** waits until the page has asked for nothing more for a second: one that waits for answers is not kept everywhere */
  async settled(): Promise<void> {
    const asked = () => performance.getEntriesByType('resource').length
    let [count, since] = [-1, 0]
    await until('a page at rest', () => {
      const now = performance.now()
      if (document.readyState !== 'complete' || asked() !== count) [count, since] = [asked(), now]
      return now - since > 1_000
    })
  },
  leave: (url: string) => void setTimeout(() => location.assign(url)),
  forward: () => void setTimeout(() => history.forward()),
  back: () => void setTimeout(() => history.back()),
  reload: () => void setTimeout(() => location.reload()),
  pressAndReload() {
    saveButton()?.click()
    setTimeout(() => location.reload())
  },
  pressAndBack() {
    saveButton()?.click()
    setTimeout(() => history.back())
  },
  /** another tab that has nothing of this one */
  openApart: (url: string) => void window.open(url, '_blank', 'noopener'),
  /** another tab of this address that begins with a copy of this tab's session storage */
  duplicate: () => void window.open(location.href, `twin-${Date.now()}`),
}
export type Person = typeof person
Object.assign(globalThis, { person })
