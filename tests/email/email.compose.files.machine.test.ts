import { expect, test } from 'vitest'
import { mostLetterBytes, bytesOf as sizeOf } from '../../src/core/email/email.letter'
import { gated } from '../helpers/gated'
import { pass, turns } from '../helpers/turns'
import { jpeg } from '../helpers/uploaded'
import { aMail } from './a-mail'
import { mailDesk } from './mail-desk'

const nok = { name: 'นกแก้ว', email: 'nok@mail.example' }

/** A letter whose uploads wait until the test answers them; everything else is answered at once. */
function composing(letter: object = { to: [nok] }) {
  let gate: ReturnType<typeof gated> | undefined
  const desk = mailDesk([aMail(1)], (backend) => {
    const held = gated(backend)
    gate = held
    return (request) => (request.url.includes('/files') ? held.transport(request) : backend(request))
  })
  const view = desk.engine.view('email.compose', { letter })
  const add = (...names: string[]) =>
    view.send({ type: 'files.add', files: names.map((name) => ({ name, file: jpeg(name) })) })
  const state = () => {
    const { value, context } = view.getSnapshot()
    return {
      state: typeof value === 'string' ? value : 'open',
      files: (context.letter.attachments ?? []).map(({ fileName }) => fileName),
      uploads: context.uploads.map(({ name, error }) =>
        error ? `${name} ${error.detail.fields?.file?.[0] ?? error.code}` : name,
      ),
      problem: context.fields.attachments?.[0],
    }
  }
  return { ...desk, view, add, state, gate: gate ?? expect.unreachable() }
}

test('EMAIL-310 files are added one after the other, and are saved with the draft', async () => {
  const { add, state, gate, clock, stored } = composing()
  await turns()
  add('a.jpg', 'b.jpg')
  await turns()
  expect([gate.waiting.length, state()]).toEqual([
    1,
    { state: 'open', files: [], uploads: ['a.jpg', 'b.jpg'], problem: undefined },
  ])
  await gate.answer()
  await turns()
  await gate.answer()
  await turns()
  expect(state()).toMatchObject({ files: ['a.jpg', 'b.jpg'], uploads: [] })
  await pass(clock, 1_600)
  const draft = stored().find(({ folder }) => folder === 'draft')
  expect(draft?.attachments.map(({ fileName }) => fileName)).toEqual(['a.jpg', 'b.jpg'])
})

test('EMAIL-311 while a file is being added or has failed, the letter is neither sent nor closed, and says so', async () => {
  const { add, state, gate, view } = composing()
  await turns()
  add('a.jpg')
  await turns()
  for (const type of ['letter.send', 'letter.close'] as const) {
    view.send({ type })
    await turns()
    expect(state()).toMatchObject({ state: 'open', uploads: ['a.jpg'], problem: 'pending' })
  }
  await gate.fail()
  await turns()
  expect(state()).toMatchObject({ state: 'open', uploads: ['a.jpg forbidden'] })
  view.send({ type: 'letter.send' })
  expect(state()).toMatchObject({ state: 'open', problem: 'pending' })
  view.send({ type: 'upload.cancel', key: view.getSnapshot().context.uploads[0]?.key ?? '' })
  expect(state()).toMatchObject({ uploads: [], problem: undefined })
  view.send({ type: 'letter.send' })
  await turns()
  expect(state().state).toBe('asked')
})

test('EMAIL-312 a failed file is sent again under its key, a cancelled one is aborted and never in the letter', async () => {
  const { add, state, gate, view } = composing()
  await turns()
  add('a.jpg', 'b.jpg')
  await turns()
  const first = gate.waiting[0]?.headers.get('Idempotency-Key')
  const key = view.getSnapshot().context.uploads[0]?.key ?? ''
  await gate.fail()
  await turns()
  view.send({ type: 'upload.retry', key })
  await turns()
  expect(state().uploads).toEqual(['b.jpg', 'a.jpg'])
  view.send({ type: 'upload.cancel', key: view.getSnapshot().context.uploads[0]?.key ?? '' })
  await turns()
  expect(gate.waiting.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([first])
  await gate.answer()
  await turns()
  expect(state()).toMatchObject({ files: ['a.jpg'], uploads: [] })
})

test('EMAIL-313 a file that is too large, the eleventh, and one that makes more than 15 MB are refused without being sent', async () => {
  const { state, gate, view } = composing()
  await turns()
  const file = (bytes: number) => new Blob([new Uint8Array(bytes)])
  const mb = 1024 * 1024
  view.send({ type: 'files.add', files: [{ name: 'huge', file: file(4 * mb + 1) }] })
  view.send({ type: 'files.add', files: [1, 2, 3].map((n) => ({ name: `${n}`, file: file(4 * mb) })) })
  view.send({ type: 'files.add', files: [{ name: 'over', file: file(3 * mb + 1) }] })
  view.send({ type: 'files.add', files: [{ name: 'fits', file: file(3 * mb) }] })
  expect(state().uploads).toEqual(['huge too-large', '1', '2', '3', 'over too-much', 'fits'])
  for (const name of ['5', '6', '7', '8', '9', '10', '11'])
    view.send({ type: 'files.add', files: [{ name, file: file(0) }] })
  expect(state().uploads.slice(6)).toEqual(['5', '6', '7', '8', '9', '10', '11 too-many'])
  await turns()
  expect(gate.waiting).toHaveLength(1)
  expect(sizeOf([{ fileName: '', thumbnail: '', url: '', size: '', file: { id: '', type: '', bytes: 3 } }])).toBe(3)
  expect(mostLetterBytes).toBe(15 * mb)
})

test('EMAIL-314 the same content attached twice is in the letter once', async () => {
  const { add, state, gate } = composing()
  await turns()
  add('a.jpg', 'a.jpg')
  await turns()
  await gate.answer()
  await turns()
  await gate.answer()
  await turns()
  expect(state()).toMatchObject({ files: ['a.jpg'], uploads: [] })
})
