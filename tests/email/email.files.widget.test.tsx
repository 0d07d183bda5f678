// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Transport } from '../../src/core/kernel/transport'
import { aFile, chooseIn, dropOn, pasteInto } from '../helpers/given-files'
import { aMail } from './a-mail'
import { emailDesk } from './email-desk'

type Desk = Awaited<ReturnType<typeof emailDesk>>
const panel = '[role=dialog]'
const files = ({ all }: Desk) => all(`${panel} ul[aria-label=Attachments] li bdi`).map((each) => each.textContent)
const untilThere = (desk: Desk, ...names: string[]) =>
  desk.until(() => {
    expect(files(desk)).toEqual(names)
    expect(desk.all(`${panel} ul[aria-label=Attachments] [role=status]`)).toEqual([])
  })
const subject = `${panel} input[aria-label=Subject]`

test('EMAIL-320 a user attaches files by choosing, dropping and pasting, sees name and size, and removes one', async () => {
  const desk = await emailDesk([aMail(1)])
  await desk.press('Compose')
  await desk.until(() => void desk.find(subject))
  await desk.run(() =>
    chooseIn(desk.find<HTMLInputElement>(`${panel} input[type=file]`), [
      aFile('a.jpg', 'image/jpeg', 'x'.repeat(2_000)),
    ]),
  )
  await untilThere(desk, 'a.jpg')
  expect(desk.text()).toContain('a.jpg2 kB')
  expect(desk.text()).toContain('Up to 10 pictures or PDF files of 4 MB each, 15 MB in all.')
  await desk.run(() => void dropOn(desk.find(subject), [aFile('b.pdf', 'application/pdf')]))
  await untilThere(desk, 'a.jpg', 'b.pdf')
  const isLeft = { picture: true, cells: false }
  await desk.run(() => {
    isLeft.picture = pasteInto(desk.find(subject), [aFile('c.jpg')])
    isLeft.cells = pasteInto(desk.find(subject), [aFile('cells.png')], ['text/plain', 'Files'])
  })
  await untilThere(desk, 'a.jpg', 'b.pdf', 'c.jpg')
  expect(isLeft).toEqual({ picture: false, cells: true })
  await desk.press('Remove b.pdf')
  expect(files(desk)).toEqual(['a.jpg', 'c.jpg'])
  await desk.run(() => void dropOn(desk.find(subject), [new File(['<svg/>'], 'x.jpg')]))
  await desk.until(() =>
    expect(desk.text()).toContain('x.jpg: Only pictures (JPEG, PNG, WebP) and PDF files can be sent.'),
  )
  await desk.press('Close and keep draft')
  expect(desk.text()).toContain("A file couldn't be added. Try again, or dismiss it.")
  await desk.press('Dismiss x.jpg')
  await desk.press('Close and keep draft')
  await desk.until(() => expect(desk.all(panel)).toEqual([]))
  const draft = desk.stored().find(({ folder }) => folder === 'draft')
  expect(draft?.attachments.map(({ fileName }) => fileName)).toEqual(['a.jpg', 'c.jpg'])
})

test('EMAIL-321 an email shows its files: a picture opens large, a PDF is downloaded', async () => {
  const desk = await emailDesk([aMail(1)])
  await desk.press('Compose')
  await desk.until(() => void desk.find(subject))
  const both = [aFile('a.jpg'), aFile('b.pdf', 'application/pdf')]
  await desk.run(() => chooseIn(desk.find<HTMLInputElement>(`${panel} input[type=file]`), both))
  await untilThere(desk, 'a.jpg', 'b.pdf')
  await desk.type(subject, 'รูป')
  await desk.press('Close and keep draft')
  await desk.until(() => expect(desk.all(panel)).toEqual([]))
  const id = desk.stored().find(({ folder }) => folder === 'draft')?.id ?? 0
  await desk.show({ query: `folder=draft&mail=${id}` })
  await desk.until(() => expect(desk.text()).toContain('2 attachments'))
  expect(desk.of('GET files/')).toHaveLength(1)
  await desk.until(() => void desk.button('View a.jpg'))
  await desk.press('View a.jpg')
  await desk.until(() => expect(desk.find<HTMLImageElement>('dialog img').src).toMatch(/^data:image\/jpeg;base64,\/9j/))
  await desk.press('Download b.pdf')
  await desk.until(() => expect(desk.of('GET files/')).toHaveLength(2))
})

test('EMAIL-1510 files that are being added when the screen is left are kept with the draft, once', async () => {
  const held: (() => void)[] = []
  let isHeld = true
  const between =
    (backend: Transport): Transport =>
    async (request) => {
      const response = await backend(request)
      if (isHeld && request.url.includes('/files')) await new Promise<void>((resolve) => held.push(resolve))
      return response
    }
  const desk = await emailDesk([aMail(1)], { between })
  await desk.press('Compose')
  await desk.until(() => void desk.find(subject))
  await desk.run(() =>
    chooseIn(desk.find<HTMLInputElement>(`${panel} input[type=file]`), [
      aFile('a.jpg'),
      aFile('b.pdf', 'application/pdf'),
    ]),
  )
  await desk.until(() => expect(held).toHaveLength(1))
  isHeld = false
  await desk.leave()
  const drafts = () => desk.stored().filter(({ folder }) => folder === 'draft')
  await desk.until(() => expect(drafts()).toHaveLength(1))
  await desk.pass(10_000)
  expect(drafts().map(({ attachments }) => attachments.map(({ fileName }) => fileName))).toEqual([['a.jpg', 'b.pdf']])
})

test('EMAIL-1510 files chosen just before the screen is left are kept, too, and a refused one is named with its draft', async () => {
  const desk = await emailDesk([aMail(1)])
  await desk.press('Compose')
  await desk.until(() => void desk.find(subject))
  await desk.type(subject, 'ไฟล์ด่วน')
  const given = [aFile('a.jpg'), new File(['<svg/>'], 'x.jpg')]
  desk.find<HTMLInputElement>(`${panel} input[type=file]`)
  await desk.run(() => {
    chooseIn(desk.find<HTMLInputElement>(`${panel} input[type=file]`), given)
  })
  await desk.leave()
  const drafts = () => desk.stored().filter(({ folder }) => folder === 'draft')
  await desk.until(() =>
    expect(drafts().map(({ attachments }) => attachments.map(({ fileName }) => fileName))).toEqual([['a.jpg']]),
  )
  await desk.show({})
  await desk.says("Couldn't save the draft “ไฟล์ด่วน” with all its files.")
})

test('EMAIL-5063 until files of a letter that was left are added, the browser asks before the tab is closed, and no new version is loaded by itself', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let adding = 0
  const between =
    (backend: Transport): Transport =>
    async (request) => {
      if (request.url.includes('/files')) {
        adding += 1
        await held
      }
      return backend(request)
    }
  const desk = await emailDesk([aMail(1)], { between })
  await desk.press('Compose')
  await desk.until(() => void desk.find(subject))
  await desk.run(() => chooseIn(desk.find<HTMLInputElement>(`${panel} input[type=file]`), [aFile('a.jpg')]))
  await desk.until(() => expect(adding).toBe(1))
  await desk.leave()
  await desk.until(() => expect(adding).toBe(2))
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asks()).toBe(true)
  release()
  const drafts = () => desk.stored().filter(({ folder }) => folder === 'draft')
  await desk.until(() => expect(drafts().flatMap(({ attachments }) => attachments)).toHaveLength(1))
  await desk.until(() => expect(asks()).toBe(false))
})

test('EMAIL-1511 while a file is being added, the browser asks before the tab is closed', async () => {
  let answer: () => void = () => undefined
  const between =
    (backend: Transport): Transport =>
    async (request) => {
      if (request.url.includes('/files'))
        await new Promise<void>((resolve) => {
          answer = resolve
        })
      return backend(request)
    }
  const desk = await emailDesk([aMail(1)], { between })
  await desk.press('Compose')
  await desk.until(() => void desk.find(subject))
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isAsked()).toBe(false)
  await desk.run(() => chooseIn(desk.find<HTMLInputElement>(`${panel} input[type=file]`), [aFile('a.jpg')]))
  await desk.until(() => expect(isAsked()).toBe(true))
  await desk.run(() => answer())
  await untilThere(desk, 'a.jpg')
  expect(isAsked()).toBe(false)
})
