// @vitest-environment happy-dom
import { expect, test } from 'vitest'
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
