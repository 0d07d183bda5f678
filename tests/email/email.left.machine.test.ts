import { expect, onTestFinished, test } from 'vitest'
import { createEngine } from '../../src/core'
import { emailApp } from '../../src/core/email/app'
// loads with the first letter that is restored, for which these tests have no time
import '../../src/core/email/compose/email.compose.left'
import { composeViews } from '../../src/core/email/compose/views'
import type { Mail } from '../../src/core/email/email.contract'
import { letterOf } from '../../src/core/email/email.letter'
import type { Letter } from '../../src/core/email/email.letter.contract'
import { unsavedLetters } from '../../src/core/email/email.unsaved'
import { type PresenceEvent, presence$ } from '../../src/core/kernel/presence'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import type { Transport } from '../../src/core/kernel/transport'
import { memoryDb } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import { pass, turns } from '../helpers/turns'
import { jpeg } from '../helpers/uploaded'
import { aMail } from './a-mail'

const draft = aMail(2, { folder: 'draft', subject: 'ค้างไว้', message: '<p>ต้น</p>' })

/** A browser with tabs on one mailbox. */
function browser(mails: readonly Mail[] = [aMail(1), draft]) {
  const clock = simulatedClock({ start: '2026-11-10T05:00:00.000Z' })
  const db = memoryDb()
  db.write({ emails: mails })
  const mock = createMock({ db, now: () => new Date(clock.now()) })
  const storage = memoryStorage()
  const network: { between: (request: Request) => Promise<Response> } = { between: mock.transport }
  const tab = () => {
    let isOpen = true
    const transport: Transport = (request) =>
      isOpen ? network.between(request) : new Promise<Response>(() => undefined)
    const engine = createEngine({ transport, clock, storage })
    engine.provide({ email: emailApp }, composeViews)
    onTestFinished(() => engine.stop())
    engine.app('email').subscribe(() => undefined)
    const said: string[] = []
    engine.events$.subscribe(({ type }) => {
      if (type.startsWith('email.')) said.push(type)
    })
    return {
      engine,
      said,
      compose: (letter: Partial<Letter> = {}) => engine.view('email.compose', { letter }),
      /** the email screen is opened */
      async look() {
        const view = engine.view('email.left')
        await turns()
        return view
      },
      hide: () => engine.announce({ type: 'page.hidden' }),
      /** as the browser does it: nothing runs after the last event */
      close() {
        engine.announce({ type: 'page.hidden' })
        engine.announce({ type: 'page.left' })
        isOpen = false
        engine.stop()
      },
    }
  }
  return {
    tab,
    clock,
    network,
    mock,
    stored: () => db.read()?.emails as readonly Mail[],
    drafts: () =>
      ((db.read()?.emails ?? []) as readonly (Mail & { isDeleted?: boolean })[])
        .filter(({ folder, isDeleted }) => folder === 'draft' && !isDeleted)
        .map(({ subject }) => subject),
    kept: () => storage.local.keys().filter((key) => key.includes('/draft/email/')),
    storage,
  }
}

const minutes = async (clock: ReturnType<typeof simulatedClock>) => {
  for (let second = 0; second < 180; second++) await pass(clock, 1_000)
}

const write = (tab: ReturnType<ReturnType<typeof browser>['tab']>, subject: string, letter?: Partial<Letter>) => {
  const view = tab.compose(letter)
  view.send({ type: 'letter.edit', letter: { subject } })
  return view
}

test('EMAIL-1500 a new email whose tab is closed at once is among the drafts after the next start, once', async () => {
  const { tab, drafts, kept, clock } = browser()
  const first = tab()
  write(first, 'ยังไม่ได้บันทึก')
  await turns()
  first.close()
  expect([drafts(), kept().length]).toEqual([['ค้างไว้'], 1])
  const next = [tab(), tab(), tab()]
  for (const each of next) await each.look()
  await pass(clock, 20_000)
  expect(drafts().sort()).toEqual(['ค้างไว้', 'ยังไม่ได้บันทึก'])
  expect(kept()).toEqual([])
  expect(next.flatMap(({ said }) => said).filter((type) => type === 'email.changed')).toHaveLength(1)
})

test('EMAIL-1500 of a draft whose first save was answered by nobody there is one, with the last text', async () => {
  const { tab, drafts, network, mock, clock } = browser()
  const first = tab()
  network.between = async (request) => {
    await mock.transport(request)
    return new Promise<Response>(() => undefined)
  }
  const view = write(first, 'ต้น')
  await pass(clock, 1_600)
  expect(drafts()).toEqual(['ค้างไว้', 'ต้น'])
  view.send({ type: 'letter.edit', letter: { subject: 'ต้น และปลาย' } })
  first.close()
  network.between = mock.transport
  await tab().look()
  await pass(clock, 1_000)
  expect(drafts()).toEqual(['ค้างไว้', 'ต้น และปลาย'])
})

test('EMAIL-1500 what was typed into a stored draft goes into it, and a draft deleted meanwhile comes back as a new one', async () => {
  for (const isDeleted of [false, true]) {
    const { tab, drafts, clock, mock } = browser()
    const first = tab()
    write(first, 'ค้างไว้ แล้วเขียนต่อ', letterOf(draft))
    await turns()
    first.close()
    if (isDeleted)
      await mock.transport(
        new Request('http://langraan.test/apps/email/update-emails', {
          method: 'POST',
          body: JSON.stringify({ emailIds: [2], dataToUpdate: { isDeleted: true } }),
        }),
      )
    await tab().look()
    await pass(clock, 1_000)
    expect(drafts()).toEqual(['ค้างไว้ แล้วเขียนต่อ'])
  }
})

test('EMAIL-1501 another tab that has the draft open gets what was typed, and goes on from there', async () => {
  const { tab, stored, kept, clock } = browser()
  const [first, second, third] = [tab(), tab(), tab()]
  const open = second.compose(letterOf(draft))
  const view = write(first, 'จากแท็บแรก', letterOf(draft))
  await turns()
  first.hide()
  // both wait until the first tab lets go
  await third.look()
  await second.look()
  view.send({ type: 'letter.edit', letter: { subject: 'จากแท็บแรก ทั้งหมด' } })
  first.close()
  await pass(clock, 20_000)
  expect(open.getSnapshot().context.letter.subject).toBe('จากแท็บแรก ทั้งหมด')
  expect(second.said).toContain('email.letterTaken')
  open.send({ type: 'letter.edit', letter: { message: '<p>ต่อ</p>' } })
  await pass(clock, 2_000)
  expect(stored().filter(({ folder }) => folder === 'draft')).toMatchObject([
    { id: 2, subject: 'จากแท็บแรก ทั้งหมด', message: '<p>ต่อ</p>' },
  ])
  expect(kept()).toEqual([])
})

test('EMAIL-1501 if something else was typed in the other tab, both texts are kept', async () => {
  const { tab, drafts, kept, clock } = browser()
  const [first, second] = [tab(), tab()]
  const open = second.compose(letterOf(draft))
  write(first, 'จากแท็บแรก', letterOf(draft))
  await turns()
  open.send({ type: 'letter.edit', letter: { subject: 'จากแท็บที่สอง' } })
  first.close()
  await second.look()
  await pass(clock, 3_000)
  expect(drafts().sort()).toEqual(['จากแท็บที่สอง', 'จากแท็บแรก'])
  expect(kept()).toEqual([])
})

test('EMAIL-1502 a hidden tab saves itself: another tab restores nothing, also after it is closed', async () => {
  const { tab, drafts, kept, clock } = browser()
  const [first, second] = [tab(), tab()]
  write(first, 'ยังเปิดอยู่')
  await turns()
  first.hide()
  expect(kept()).toHaveLength(1)
  await second.look()
  expect(drafts()).toEqual(['ค้างไว้'])
  await pass(clock, 2_000)
  expect([drafts(), kept()]).toEqual([['ค้างไว้', 'ยังเปิดอยู่'], []])
  first.close()
  await pass(clock, 20_000)
  expect(drafts()).toEqual(['ค้างไว้', 'ยังเปิดอยู่'])
  expect(second.said).toEqual([])
})

test.each(['letter.close', 'letter.discard', 'letter.send'] as const)(
  'EMAIL-1502 after %s nothing stays on this device',
  async (type) => {
    const { tab, kept, clock } = browser()
    const first = tab()
    const view = write(first, 'จบแล้ว', { to: [{ name: '', email: 'a@mail.example' }] })
    await turns()
    first.hide()
    expect(kept()).toHaveLength(1)
    view.send({ type })
    await pass(clock, 100)
    first.close()
    expect(kept()).toEqual([])
  },
)

test('EMAIL-1503 offline it stays on this device, and the next start tries again', async () => {
  const { tab, drafts, kept, clock, network, mock } = browser()
  const first = tab()
  write(first, 'ออฟไลน์')
  await turns()
  first.close()
  network.between = () => Promise.reject(new TypeError('Failed to fetch'))
  const second = tab()
  await second.look()
  await minutes(clock)
  expect([second.said, kept().length]).toEqual([['email.letterFound', 'email.changeFailed'], 1])
  second.close()
  network.between = mock.transport
  await tab().look()
  await pass(clock, 1_000)
  expect([drafts(), kept()]).toEqual([['ค้างไว้', 'ออฟไลน์'], []])
})

test('EMAIL-1503 a record that can’t be read changes nothing, and the others are restored', async () => {
  const { tab, drafts, kept, storage, clock } = browser()
  const first = tab()
  write(first, 'อ่านได้')
  await turns()
  first.close()
  const [key = ''] = kept()
  for (const text of ['{', 'null', '{"letter":{"to":3}}', ''])
    storage.local.set(key.replace(/[^/]+$/, `broken${text.length}`), text)
  await tab().look()
  await pass(clock, 1_000)
  expect(drafts()).toEqual(['ค้างไว้', 'อ่านได้'])
  const { local } = memoryStorage()
  local.set('draft/email/x', '{')
  expect([unsavedLetters({ local }).keys(), unsavedLetters({ local }).read('x')]).toEqual([['x'], undefined])
})

test('EMAIL-1504 the page’s end is announced in the same turn', async () => {
  const page = Object.assign(new EventTarget(), {
    navigator: { onLine: true },
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  })
  const { tab, kept } = browser()
  const first = tab()
  const said: PresenceEvent[] = []
  presence$(page).subscribe((event) => {
    said.push(event)
    first.engine.announce(event)
  })
  write(first, 'ทันที')
  await turns()
  page.dispatchEvent(new Event('pagehide'))
  expect([said, kept().length]).toEqual([[{ type: 'page.left' }], 1])
})

test('EMAIL-1510 a file that can’t be added doesn’t hold up the text, and is added with the next try, once', async () => {
  const { tab, stored, clock, network, mock } = browser()
  const { engine } = tab()
  let isDown = true
  network.between = (request) =>
    isDown && request.url.includes('b.jpg') ? Promise.reject(new TypeError('Failed to fetch')) : mock.transport(request)
  const files = ['a.jpg', 'b.jpg', 'c.jpg'].map((name, nth) => ({
    key: `a-key-of-file-${nth}`,
    name,
    file: jpeg(name),
  }))
  const letter = { ...letterOf(draft), subject: 'มีไฟล์' }
  const email = engine.app('email')
  email.send({
    type: 'change.make',
    id: 'a-change-of-a-test',
    change: { kind: 'draft', letter, ending: 'keep', files, record: 'r' },
  })
  const attached = () =>
    stored()
      .find(({ id }) => id === 2)
      ?.attachments.map(({ fileName }) => fileName)
  await minutes(clock)
  expect([stored().find(({ id }) => id === 2)?.subject, attached()]).toEqual(['มีไฟล์', ['a.jpg', 'c.jpg']])
  expect(email.getSnapshot().context.failed).toHaveLength(1)
  isDown = false
  email.send({ type: 'change.retry', id: 'a-change-of-a-test' })
  await minutes(clock)
  expect(attached()?.toSorted()).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
})

test('EMAIL-1520 a draft discarded while a later save is under way goes to the trash', async () => {
  const { tab, stored, clock, network, mock } = browser()
  const { engine, compose } = tab()
  const view = compose(letterOf(draft))
  await turns()
  network.between = (request) =>
    request.url.includes('save-draft') ? new Promise<Response>(() => undefined) : mock.transport(request)
  view.send({ type: 'letter.edit', letter: { subject: 'แก้' } })
  await pass(clock, 1_600)
  view.send({ type: 'letter.discard' })
  const { leftBehind } = await import('../../src/core/email/compose/email.compose.context')
  const change = leftBehind(view.getSnapshot().context)
  expect(change).toMatchObject({ ending: 'discard' })
  view.stop()
  network.between = mock.transport
  if (change) engine.app('email').send({ type: 'change.make', change })
  await pass(clock, 1_000)
  expect(stored().map(({ id, folder }) => [id, folder])).toEqual([
    [1, 'inbox'],
    [2, 'trash'],
  ])
})
