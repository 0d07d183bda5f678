import { expect, test } from 'vitest'
import { conversationsOf } from '../../src/core/chat/chat.lists'
import { shownThread } from '../../src/core/chat/chat.thread'
import type { FileProblem } from '../../src/core/kernel/file-problem'
import { turns } from '../helpers/turns'
import { jpeg } from '../helpers/uploaded'
import { chatDesk } from './chat-desk'

const pdf = () => new Blob(['%PDF-1.7'], { type: 'application/pdf' })

async function opened() {
  const desk = chatDesk({ gate: true })
  const data = await desk.data()
  await desk.gate.answer()
  const one = await desk.open(5)
  await desk.gate.answer()
  await turns()
  const choose = (...files: { name: string; file: Blob; problem?: FileProblem }[]) =>
    data.send({ type: 'files.choose', contactId: 5, files })
  const postings = () =>
    data.getSnapshot().context.postings.map(({ message, file, state }) => `${message}|${file?.name ?? ''} ${state}`)
  const chosen = () => (data.getSnapshot().context.chosen[5] ?? []).map(({ name }) => name)
  const paths = () => desk.waiting().map((path) => path.split('?')[0])
  return { ...desk, data, one, choose, postings, chosen, paths }
}

test('CHAT-530 chosen files go with the next message, the text with the first; each file is stored before its message', async () => {
  const desk = await opened()
  desk.choose({ name: 'a.jpg', file: jpeg('a') }, { name: 'b.pdf', file: pdf() })
  expect(desk.chosen()).toEqual(['a.jpg', 'b.pdf'])
  desk.data.send({ type: 'message.send', contactId: 5, message: ' ดูนี่ ' })
  await turns()
  expect([desk.postings(), desk.chosen(), desk.paths()]).toEqual([
    ['ดูนี่|a.jpg sending', '|b.pdf sending'],
    [],
    ['files'],
  ])
  await desk.gate.answer()
  await turns()
  expect(desk.paths()).toEqual(['send-msg'])
  await desk.gate.answer()
  await turns()
  await desk.gate.answer()
  await turns()
  await desk.gate.answer()
  await turns()
  const { added } = desk.one.getSnapshot().context.thread
  expect(added.map(({ message, file }) => [message, file?.name, file?.type])).toEqual([
    ['ดูนี่', 'a.jpg', 'image/jpeg'],
    ['', 'b.pdf', 'application/pdf'],
  ])
  expect(desk.postings()).toEqual([])
})

test('CHAT-531 a message whose file or text could not be sent stays with its file, and is sent again once', async () => {
  const desk = await opened()
  desk.choose({ name: 'a.jpg', file: jpeg('a') })
  desk.data.send({ type: 'message.send', contactId: 5, message: '' })
  await turns()
  await desk.gate.fail()
  await turns()
  expect(desk.postings()).toEqual(['|a.jpg failed'])
  const retry = () => {
    const [posting] = desk.data.getSnapshot().context.postings
    desk.data.send({ type: 'message.retry', id: posting?.id ?? '' })
  }
  retry()
  await turns()
  await desk.gate.answer()
  await turns()
  await desk.gate.fail()
  await turns()
  expect(desk.postings()).toEqual(['|a.jpg failed'])
  retry()
  await turns()
  await desk.gate.answer()
  await turns()
  await desk.gate.answer()
  await turns()
  expect(desk.postings()).toEqual([])
  expect(desk.one.getSnapshot().context.thread.added.map(({ file }) => file?.name)).toEqual(['a.jpg'])
})

test('CHAT-532 a file of more than 4 MB waits beside the field and is never sent; it can be taken out', async () => {
  const desk = await opened()
  desk.choose({ name: 'big.jpg', file: new Blob([new Uint8Array(4 * 1024 * 1024 + 1)]) })
  desk.data.send({ type: 'message.send', contactId: 5, message: '' })
  desk.data.send({ type: 'message.send', contactId: 5, message: 'text' })
  await turns()
  expect([desk.postings(), desk.chosen(), desk.paths()]).toEqual([['text| sending'], ['big.jpg'], ['send-msg']])
  const [file] = desk.data.getSnapshot().context.chosen[5] ?? []
  desk.data.send({ type: 'file.drop', contactId: 5, key: file?.key ?? '' })
  expect(desk.chosen()).toEqual([])
})

test('CHAT-2260 a file that cannot be sent says why as soon as it is chosen, and its text is sent without it', async () => {
  const desk = await opened()
  desk.choose({ name: 'empty.pdf', file: new Blob([]) }, { name: 'table.xlsx', file: pdf(), problem: 'type' })
  const problems = () => desk.data.getSnapshot().context.chosen[5]?.map(({ name, problem }) => [name, problem])
  expect(problems()).toEqual([
    ['empty.pdf', 'empty'],
    ['table.xlsx', 'type'],
  ])
  desk.data.send({ type: 'message.send', contactId: 5, message: 'text' })
  await turns()
  expect([desk.postings(), desk.chosen()]).toEqual([['text| sending'], ['empty.pdf', 'table.xlsx']])
})

test('CHAT-533 a message that is being sent shows its file in the chat and in the list', async () => {
  const desk = await opened()
  desk.choose({ name: 'a.jpg', file: new Blob([jpeg('a')], { type: 'image/jpeg' }) })
  desk.data.send({ type: 'message.send', contactId: 5, message: '' })
  await turns()
  const { postings, lists } = desk.data.getSnapshot().context
  const shown = shownThread(desk.one.getSnapshot().context.thread, postings).at(-1)
  expect(shown).toMatchObject({ message: '', state: 'sending', file: { name: 'a.jpg', type: 'image/jpeg', bytes: 4 } })
  expect(shown?.content).toBeInstanceOf(Blob)
  const row = conversationsOf(lists ?? expect.unreachable(), postings, 11).chats.find(({ contact }) => contact.id === 5)
  expect(row?.last?.file).toMatchObject({ name: 'a.jpg' })
})

test('CHAT-534 a file on screen is loaded once; after a failure it is loaded again on request', async () => {
  const desk = await opened()
  const files = desk.engine.view('chat.files')
  files.subscribe(() => undefined)
  await turns()
  const content = (id: string) => files.getSnapshot().context.contents.get(id)
  files.send({ type: 'file.want', id: 'x' })
  files.send({ type: 'file.want', id: 'x' })
  await turns()
  expect([desk.paths(), content('x')]).toEqual([['files/x'], 'loading'])
  await desk.gate.fail()
  await turns()
  expect(content('x')).toBe('failed')
  files.send({ type: 'file.want', id: 'x' })
  await turns()
  expect(desk.paths()).toEqual([])
  files.send({ type: 'file.reload', id: 'x' })
  await turns()
  expect([desk.paths(), content('x')]).toEqual([['files/x'], 'loading'])
})
