// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Transport } from '../../src/core/kernel/transport'
import { aMail } from './a-mail'
import { emailDesk } from './email-desk'

const box = [
  aMail(4, {
    subject: 'ราคาชา',
    to: [
      { name: 'มาลี ใจดี', email: 'admin@langraan.test' },
      { name: 'แดง', email: 'daeng@mail.example' },
    ],
    cc: [{ name: '', email: 'copy@mail.example' }],
  }),
  aMail(3, { folder: 'draft', subject: 'ค้างไว้', to: [{ name: 'แดง', email: 'daeng@mail.example' }] }),
]

const panel = '[role=dialog]'
const field = (label: string) => `${panel} input[aria-label="${label}"]`
const to = `${panel} input[role=combobox]`

type Desk = Awaited<ReturnType<typeof emailDesk>>

const composer = (desk: Desk) => desk.until(() => void desk.find(`${panel} input[role=combobox]`))
const chips = (desk: Desk) => desk.all(`${panel} li`).map((each) => each.textContent)
const options = (desk: Desk) => desk.all('[role=option]').map((each) => each.textContent)
const title = (desk: Desk) => desk.find(`${panel} h2`).textContent

async function writing(options: Parameters<typeof emailDesk>[1] = {}) {
  const desk = await emailDesk(box, options)
  await desk.press('Compose')
  await composer(desk)
  return desk
}

const addTo = async (desk: Desk, text: string) => {
  await desk.type(to, text)
  await desk.key(to, { key: 'Enter' })
}

test('UI-806 among the recipients Escape closes the options, then clears the text, and the draft stays open', async () => {
  const desk = await writing()
  await desk.type(to, 'mail.example')
  await desk.until(() => expect(options(desk).length).toBeGreaterThan(2))
  await desk.key(to, { key: 'Escape' })
  expect([options(desk), desk.find<HTMLInputElement>(to).value]).toEqual([[], 'mail.example'])
  await desk.key(to, { key: 'ArrowDown' })
  expect(options(desk).length).toBeGreaterThan(2)
  await desk.key(to, { key: 'Escape' })
  await desk.key(to, { key: 'Escape' })
  expect([desk.find<HTMLInputElement>(to).value, chips(desk), title(desk)]).toEqual(['', [], 'New message'])
})

test('EMAIL-60 recipients are completed from known ones, by arrow keys and Enter', async () => {
  const desk = await writing()
  expect(document.activeElement).toBe(desk.find(to))
  await desk.until(() => expect(desk.of('GET people')).toHaveLength(1))
  await desk.type(to, 'ดง')
  await desk.until(() => expect(options(desk)).toEqual(['แดงdaeng@mail.example']))
  await desk.key(to, { key: 'Escape' })
  expect(options(desk)).toEqual([])
  expect(title(desk)).toBe('New message')
  await desk.type(to, 'mail.example')
  await desk.until(() => expect(options(desk).length).toBeGreaterThan(2))
  const [, second] = options(desk)
  await desk.key(to, { key: 'ArrowDown' })
  expect(desk.find('[role=option][aria-selected=true]').textContent).toBe(second)
  expect(desk.find(to).getAttribute('aria-activedescendant')).toBe(desk.find('[role=option][aria-selected=true]').id)
  await desk.key(to, { key: 'Enter' })
  expect(chips(desk)).toHaveLength(1)
  expect(options(desk)).toEqual([])
  await desk.key(to, { key: 'Backspace' })
  expect(chips(desk)).toEqual([])
})

test('EMAIL-60 several pasted addresses are split; an invalid one is marked, named and not sent', async () => {
  const desk = await writing()
  const clipboardData = {
    files: [],
    getData: () => 'แดง <daeng@mail.example>; nobody\nb@mail.example, daeng@mail.example',
  }
  await desk.run(() => {
    const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData })
    desk.find(to).dispatchEvent(paste)
  })
  expect(chips(desk)).toEqual(['แดง', 'nobody', 'b@mail.example'])
  expect(desk.all(`${panel} li[data-wrong]`).map((each) => each.textContent)).toEqual(['nobody'])
  expect(desk.text()).toContain('Not a valid email address: nobody')
  expect(desk.find(to).getAttribute('aria-invalid')).toBe('true')
  await desk.press('Send')
  await desk.pass(10_000)
  expect(desk.of('POST send')).toEqual([])
  await desk.press('Remove nobody')
  expect(desk.text()).not.toContain('Not a valid email address')
  expect(document.activeElement).toBe(desk.find(to))
})

test('EMAIL-2261 whoever writes to a user who may not read mail here is told so before sending', async () => {
  const desk = await writing()
  await desk.until(() => expect(desk.of('GET people')).toHaveLength(1))
  await addTo(desk, 'daeng@mail.example')
  expect(desk.text()).not.toContain("Can't read emails here")
  await addTo(desk, 'client@langraan.test')
  const said = "Can't read emails here (no permission): สมชาย รักงาน"
  await desk.until(() => expect(desk.find(`${panel} [role=status]`).textContent).toBe(said))
  expect(desk.all(`${panel} li[data-unreached]`).map((each) => each.textContent)).toEqual(['สมชาย รักงาน'])
  expect(desk.find(to).getAttribute('aria-invalid')).toBeNull()
  await desk.press('Remove สมชาย รักงาน')
  expect(desk.text()).not.toContain("Can't read emails here")
})

test('EMAIL-60 an email without recipients is not sent and says why', async () => {
  const desk = await writing()
  await desk.type(field('Subject'), 'ไม่มีผู้รับ')
  await desk.press('Send')
  expect(desk.text()).toContain('Add at least one recipient')
  await addTo(desk, 'a@mail.example')
  expect(desk.text()).not.toContain('Add at least one recipient')
})

test('EMAIL-60 Cc fields appear on request', async () => {
  const desk = await writing()
  expect(desk.all(to)).toHaveLength(1)
  await desk.press('Cc')
  await desk.press('Bcc')
  expect(desk.all(`${panel} label`).map((each) => each.textContent)).toEqual(['To', 'Cc', 'Bcc'])
})

test('EMAIL-61 a draft saves automatically, shows when, and is in drafts as soon as it is closed', async () => {
  const desk = await writing()
  await addTo(desk, 'a@mail.example')
  await desk.type(field('Subject'), 'แผนงาน')
  expect(desk.of('save-draft')).toEqual([])
  await desk.pass(1_500)
  await desk.says('Saved at 10:00')
  await desk.type(field('Subject'), 'แผนงานใหม่')
  await desk.press('Close and keep draft')
  await desk.until(() => expect(desk.all(panel)).toEqual([]))
  expect(
    desk
      .stored()
      .filter(({ folder }) => folder === 'draft')
      .map(({ subject }) => subject),
  ).toEqual(['ค้างไว้', 'แผนงานใหม่'])
  expect(desk.all('nav li button')[2]?.textContent).toBe('Drafts22 emails')
})

test("EMAIL-61 a draft that couldn't be stored says so, stays open, and is stored on request", async () => {
  let isDown = true
  const between =
    (backend: Transport): Transport =>
    (request) =>
      isDown && request.url.includes('save-draft')
        ? Promise.resolve(new Response(null, { status: 403 }))
        : backend(request)
  const desk = await writing({ between })
  await desk.type(field('Subject'), 'สำคัญ')
  await desk.press('Close and keep draft')
  await desk.says('Not saved.')
  expect(title(desk)).toBe('สำคัญ')
  isDown = false
  await desk.press('Try again')
  await desk.says('Saved at')
})

test('EMAIL-5348 Send says why nothing was sent, what was written is stored by itself once the connection is back, and trying again sends it', async () => {
  let isDown = true
  const between =
    (backend: Transport): Transport =>
    (request) =>
      isDown && request.url.includes('save-draft')
        ? Promise.resolve(new Response(null, { status: 501 }))
        : backend(request)
  const desk = await writing({ between })
  await addTo(desk, 'som@example.com')
  await desk.type(field('Subject'), 'ใบเสนอราคา')
  await desk.press('Send')
  await desk.says("Not sent. The shop's system can't do this. Try again")
  isDown = false
  await desk.run(() => desk.engine.announce({ type: 'network.online' }))
  await desk.says('Saved at')
  await desk.until(() => expect(desk.stored().map(({ subject }) => subject)).toContain('ใบเสนอราคา'))
  isDown = true
  await desk.type(field('Subject'), 'ใบเสนอราคา 2')
  await desk.press('Send')
  await desk.says('Not sent.')
  isDown = false
  await desk.press('Try again')
  await desk.says('Sending “ใบเสนอราคา 2”')
})

test('EMAIL-61 a draft opens where it was edited, and stays one draft however often it is opened', async () => {
  const desk = await emailDesk(box, { props: { query: 'folder=draft' } })
  await desk.open(3)
  await composer(desk)
  expect([title(desk), chips(desk)]).toEqual(['ค้างไว้', ['แดง']])
  await desk.open(3)
  await desk.type(field('Subject'), 'ค้างไว้อีก')
  await desk.pass(1_500)
  await desk.until(() => expect(desk.one(3)?.subject).toBe('ค้างไว้อีก'))
  expect(desk.stored()).toHaveLength(2)
})

test('EMAIL-62 a sent email waits five seconds; Undo restores it unchanged and nothing was sent', async () => {
  const desk = await writing()
  await addTo(desk, 'a@mail.example')
  await desk.type(field('Subject'), 'สวัสดี')
  await desk.press('Send')
  await desk.says('Sending “สวัสดี”…')
  await desk.until(() => expect(desk.all(panel)).toEqual([]))
  await desk.pass(4_000)
  await desk.press('Undo')
  await composer(desk)
  expect([title(desk), chips(desk)]).toEqual(['สวัสดี', ['a@mail.example']])
  await desk.pass(10_000)
  expect(desk.of('POST send')).toEqual([])
})

test('EMAIL-62 without Undo it is sent once, however often Send is pressed, and the page is notified', async () => {
  const sent: unknown[] = []
  const desk = await writing({ props: { onSent: (detail) => sent.push(detail) } })
  await addTo(desk, 'a@mail.example')
  await desk.type(field('Subject'), 'สวัสดี')
  await desk.run(() => {
    for (let press = 0; press < 3; press++) desk.button('Send').click()
  })
  await desk.says('Sending “')
  await desk.pass(5_000)
  await desk.says('Email sent')
  expect(desk.of('POST send')).toHaveLength(1)
  const mails = desk.stored().filter(({ subject }) => subject === 'สวัสดี')
  expect(mails.map(({ folder }) => folder)).toEqual(['sent'])
  expect(sent).toEqual([{ id: mails[0]?.id }])
})

test("EMAIL-62 an email that couldn't be sent is named, stays in drafts, and is sent once when retried", async () => {
  let isDown = true
  const keys: (string | null)[] = []
  const between =
    (backend: Transport): Transport =>
    (request) => {
      if (!request.url.endsWith('/send')) return backend(request)
      keys.push(request.headers.get('Idempotency-Key'))
      return isDown ? Promise.resolve(new Response(null, { status: 403 })) : backend(request)
    }
  const desk = await writing({ between })
  await addTo(desk, 'a@mail.example')
  await desk.type(field('Subject'), 'สวัสดี')
  await desk.press('Send')
  await desk.says('Sending “')
  await desk.pass(5_000)
  await desk.says("Couldn't send “สวัสดี”. It's in Drafts.")
  isDown = false
  await desk.press('Try again')
  await desk.says('Email sent')
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('EMAIL-5557 a letter that the backend did not answer for is not sent unasked: it is in the drafts, and may be changed there', async () => {
  let isDown = true
  let sent = 0
  const between =
    (backend: Transport): Transport =>
    (request) => {
      if (!request.url.endsWith('/send')) return backend(request)
      sent++
      return isDown ? Promise.resolve(new Response(null, { status: 500 })) : backend(request)
    }
  const desk = await writing({ between })
  await addTo(desk, 'a@mail.example')
  await desk.type(field('Subject'), 'สวัสดี')
  await desk.press('Send')
  await desk.says('Sending “')
  await desk.passUntil("We couldn't confirm whether “สวัสดี” was sent.")
  isDown = false
  const before = sent
  await desk.run(() => desk.engine.announce({ type: 'network.online' }))
  expect([sent, desk.text().includes('Try again')]).toEqual([before, true])
})

test('EMAIL-63 a discarded draft comes back with Undo, also one that was never stored', async () => {
  const desk = await writing()
  await desk.type(field('Subject'), 'เผลอทิ้ง')
  await desk.press('Discard draft')
  await desk.says('Draft discarded')
  expect(desk.all(panel)).toEqual([])
  await desk.press('Undo')
  await composer(desk)
  expect(title(desk)).toBe('เผลอทิ้ง')
  await desk.pass(1_500)
  await desk.until(() => expect(desk.stored().at(-1)?.subject).toBe('เผลอทิ้ง'))
})

test.each([
  ['Reply', 'Re: ราคาชา', ['ผู้ส่ง 4']],
  ['Reply all', 'Re: ราคาชา', ['ผู้ส่ง 4', 'แดง', 'copy@mail.example']],
  ['Forward', 'Fwd: ราคาชา', []],
])('EMAIL-64 %s starts with recipients and subject, without oneself', async (button, subject, people) => {
  const desk = await emailDesk(box, { person: 1 })
  await desk.run(() => desk.engine.login('admin@langraan.test', 'admin'))
  // the list is read again for whoever came in
  await desk.until(() => void desk.find('[data-mail="4"]'))
  await desk.open(4)
  await desk.until(() => void desk.button(button))
  await desk.press(button)
  await composer(desk)
  expect([title(desk), chips(desk)]).toEqual([subject, people])
})

const titles = (desk: Desk) => desk.all(`${panel} h2`).map((each) => each.textContent)
const sizes = (desk: Desk) => desk.all(panel).map((each) => (each.dataset.small === undefined ? 'full' : 'small'))
/** The fields of the email at full size. */
const full = `${panel}:not([data-small])`

test('EMAIL-70 emails are written side by side: another opens beside the first, which is minimised and goes on', async () => {
  const desk = await writing()
  await desk.type(field('Subject'), 'ฉบับแรก')
  await desk.run(() => desk.find('[data-mail="4"] [data-key=open]').click())
  await desk.until(() => void desk.button('Reply'))
  await desk.press('Reply')
  await desk.until(() => expect(titles(desk)).toEqual(['ฉบับแรก', 'Re: ราคาชา']))
  expect(sizes(desk)).toEqual(['small', 'full'])
  await desk.pass(1_500)
  await desk.until(() => expect(desk.stored().map(({ subject }) => subject)).toContain('ฉบับแรก'))

  await desk.press('Restore size')
  expect(sizes(desk)).toEqual(['full', 'small'])
  expect(document.activeElement).toBe(desk.find(`${full} input[role=combobox]`))
  await desk.type(`${full} input[aria-label="Subject"]`, 'ฉบับแรก แก้แล้ว')
  await desk.press('Close and keep draft')
  await desk.until(() => expect(titles(desk)).toEqual(['Re: ราคาชา']))
  expect(desk.stored().filter(({ subject }) => subject.startsWith('ฉบับแรก'))).toMatchObject([
    { subject: 'ฉบับแรก แก้แล้ว', folder: 'draft' },
  ])
})

test('EMAIL-1300 what is open comes forward instead of opening twice: a draft, a reply, an email without a word', async () => {
  const desk = await emailDesk(box, { props: { query: 'folder=draft' } })
  await desk.press('Compose')
  await composer(desk)
  await desk.press('Compose')
  await desk.hit('c')
  expect(titles(desk)).toEqual(['New message'])
  await desk.open(3)
  await desk.until(() => expect(titles(desk)).toEqual(['New message', 'ค้างไว้']))
  await desk.press('Compose')
  expect([titles(desk), sizes(desk)]).toEqual([
    ['New message', 'ค้างไว้'],
    ['full', 'small'],
  ])

  await desk.type(`${full} input[aria-label="Subject"]`, 'ฉบับใหม่')
  await desk.pass(1_500)
  const written = () => desk.stored().find(({ subject }) => subject === 'ฉบับใหม่')
  await desk.until(() => expect(written()).toBeDefined())
  await desk.open(3)
  expect(sizes(desk)).toEqual(['small', 'full'])
  // it was begun as a new one, and is in the list since it is stored
  await desk.run(() => desk.find('[aria-label^="Refresh"]').click())
  await desk.until(() => void desk.find(`[data-mail="${written()?.id}"]`))
  await desk.open(written()?.id ?? 0)
  expect([titles(desk), sizes(desk)]).toEqual([
    ['ฉบับใหม่', 'ค้างไว้'],
    ['full', 'small'],
  ])
})

async function writeSix(options: Parameters<typeof emailDesk>[1] = {}) {
  const desk = await writing(options)
  for (let nth = 1; nth <= 5; nth++) {
    await desk.type(`${full} input[aria-label="Subject"]`, `ฉบับที่ ${nth}`)
    await desk.press('Compose')
    await desk.until(() => void desk.find(`${full} h2`))
  }
  return desk
}

test('EMAIL-1301 of six open emails the oldest is closed, and is among the drafts', async () => {
  const desk = await writeSix()
  await desk.until(() => expect(titles(desk)).toEqual([...[2, 3, 4, 5].map((nth) => `ฉบับที่ ${nth}`), 'New message']))
  expect(desk.stored().find(({ subject }) => subject === 'ฉบับที่ 1')?.folder).toBe('draft')
})

test("EMAIL-1301 one that can't be stored stays open", async () => {
  const between =
    (backend: Transport): Transport =>
    (request) =>
      request.url.includes('save-draft') ? Promise.resolve(new Response(null, { status: 403 })) : backend(request)
  const desk = await writeSix({ between })
  await desk.says('Not saved.')
  expect(titles(desk)).toEqual([...[1, 2, 3, 4, 5].map((nth) => `ฉบับที่ ${nth}`), 'New message'])
})

test('EMAIL-1302 what was written just before leaving the screen is stored, each email once', async () => {
  const desk = await writing()
  await desk.type(field('Subject'), 'ยังไม่ได้บันทึก')
  await desk.leave()
  await desk.until(() => expect(desk.stored().filter(({ id }) => id > 4)).toMatchObject([{ subject: 'ยังไม่ได้บันทึก' }]))
  await desk.pass(10_000)
  expect(desk.stored()).toHaveLength(3)
})

test('EMAIL-1302 of a save under way when the screen is left, the last text counts, and nothing doubles', async () => {
  let answer: () => void = () => undefined
  let isFirst = true
  const between =
    (backend: Transport): Transport =>
    async (request) => {
      const response = await backend(request)
      if (!request.url.includes('save-draft') || !isFirst) return response
      isFirst = false
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return response
    }
  const desk = await writing({ between })
  await desk.type(field('Subject'), 'ต้น')
  await desk.pass(1_500)
  await desk.until(() => expect(desk.stored()).toHaveLength(3))
  await desk.type(field('Subject'), 'ต้น และปลาย')
  await desk.leave()
  answer()
  await desk.until(() => expect(desk.stored().at(-1)?.subject).toBe('ต้น และปลาย'))
  expect(desk.stored()).toHaveLength(3)
})

test.each([
  ['Send', 'sent', 'a send that waited for the save is made'],
  ['Discard draft', 'trash', 'the draft that its first save made does not stay'],
])('EMAIL-1302 if the screen is left after %s, the email is in %s: %s', async (button, folder) => {
  let isHeld = true
  const waiting: (() => void)[] = []
  const between =
    (backend: Transport): Transport =>
    async (request) => {
      const response = await backend(request)
      if (isHeld && request.url.includes('save-draft')) await new Promise<void>((resolve) => waiting.push(resolve))
      return response
    }
  const desk = await writing({ between })
  await addTo(desk, 'a@mail.example')
  await desk.type(field('Subject'), 'ออกก่อน')
  await desk.pass(1_500)
  await desk.until(() => expect(desk.stored()).toHaveLength(3))
  await desk.press(button)
  await desk.leave()
  isHeld = false
  for (const go of waiting) go()
  await desk.until(() => expect(desk.stored().at(-1)).toMatchObject({ subject: 'ออกก่อน', folder }))
  await desk.pass(10_000)
  expect(desk.stored()).toHaveLength(3)
  expect(desk.of('POST save-draft')).toHaveLength(2)
  expect(desk.of('POST send')).toHaveLength(folder === 'trash' ? 0 : 1)
})

test('EMAIL-1520 a draft that is discarded during its first save and left at once is in the trash, also if that save never arrived', async () => {
  let isLost = true
  const between =
    (backend: Transport): Transport =>
    (request) =>
      isLost && request.url.includes('save-draft') ? new Promise<Response>(() => undefined) : backend(request)
  const desk = await writing({ between })
  await desk.type(field('Subject'), 'ไม่เอาแล้ว')
  await desk.pass(1_500)
  await desk.press('Discard draft')
  isLost = false
  await desk.leave()
  await desk.pass(10_000)
  expect(desk.stored().filter(({ folder }) => folder === 'draft')).toHaveLength(1)
  expect(desk.stored().at(-1)).toMatchObject({ subject: 'ไม่เอาแล้ว', folder: 'trash' })
})

test("EMAIL-1302 if it can't be stored, the email screen says so and tries again", async () => {
  let isDown = true
  const between =
    (backend: Transport): Transport =>
    (request) =>
      isDown && request.url.includes('save-draft')
        ? Promise.resolve(new Response(null, { status: 403 }))
        : backend(request)
  const desk = await writing({ between })
  await desk.type(field('Subject'), 'อย่าหาย')
  await desk.leave()
  await desk.pass(1_000)
  await desk.show({})
  await desk.says("Couldn't save the draft “อย่าหาย”.")
  isDown = false
  await desk.press('Try again')
  await desk.until(() => expect(desk.stored().at(-1)).toMatchObject({ subject: 'อย่าหาย', folder: 'draft' }))
})

test('EMAIL-1302 a reply in which nothing was changed is no draft', async () => {
  const desk = await emailDesk(box, { person: 1 })
  await desk.run(() => desk.engine.login('admin@langraan.test', 'admin'))
  await desk.until(() => void desk.find('[data-mail="4"]'))
  await desk.open(4)
  await desk.until(() => void desk.button('Reply'))
  await desk.press('Reply')
  await composer(desk)
  await desk.leave()
  await desk.pass(10_000)
  expect(desk.stored()).toHaveLength(2)
})
