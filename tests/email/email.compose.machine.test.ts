import { expect, test } from 'vitest'
import type { Letter } from '../../src/core/email/email.letter.contract'
import type { ViewOptions } from '../../src/core/engine'
import { type Gate, gated } from '../helpers/gated'
import { pass, turns } from '../helpers/turns'
import { aMail } from './a-mail'
import { mailDesk } from './mail-desk'

const nok = { name: 'นกแก้ว', email: 'nok@mail.example' }
const messages = { to: [nok], subject: 'ราคา', message: '<p>สวัสดี</p>' }

function composing(options: ViewOptions<'email.compose'> = {}, hold = false) {
  let gate: Gate | undefined
  const desk = mailDesk([aMail(1)], (backend) => {
    gate = gated(backend)
    return hold ? gate.transport : backend
  })
  const letter = desk.engine.view('email.compose', options)
  const write = (said: Partial<Letter>) => letter.send({ type: 'letter.edit', letter: said })
  const state = () => {
    const { value } = letter.getSnapshot()
    return typeof value === 'string' ? value : value.open
  }
  const shown = () => {
    const { saved, error, fields, letter: written } = letter.getSnapshot().context
    return { state: state(), saved, error: error?.code, fields, id: written.id }
  }
  const drafts = () => desk.stored().filter(({ folder }) => folder === 'draft')
  const subjects = () => drafts().map(({ subject }) => subject)
  return { ...desk, letter, write, shown, drafts, subjects, gate: () => gate ?? expect.unreachable() }
}

const clean = { error: undefined, fields: {} }

test('EMAIL-39 a draft is saved a second and a half after the last edit, as one draft', async () => {
  const { write, shown, clock, asked, subjects, reported, letter, drafts } = composing()
  await turns()
  write({ subject: 'ร' })
  await pass(clock, 1_400)
  write({ subject: 'รา' })
  await pass(clock, 1_499)
  expect([shown(), asked]).toEqual([{ ...clean, state: 'waiting', saved: 'no', id: undefined }, []])
  await pass(clock, 1)
  expect([shown(), asked]).toEqual([{ ...clean, state: 'resting', saved: 'saved', id: 2 }, ['POST save-draft']])
  expect(letter.getSnapshot().context.savedAt).toBe(drafts()[0]?.time)
  write({ subject: 'ราคา' })
  expect(shown().saved).toBe('no')
  await pass(clock, 1_500)
  expect([subjects(), asked.length]).toEqual([['ราคา'], 2])
  expect(reported).toMatchObject([
    { type: 'email.draftSaved', isNew: true },
    { type: 'email.draftSaved', isNew: false },
  ])
  write({ subject: 'ราคา' })
  await pass(clock, 5_000)
  expect(asked.length).toBe(2)
})

test('EMAIL-39 one save runs at a time, and the latest text wins', async () => {
  const { write, shown, clock, gate, subjects } = composing({}, true)
  await turns()
  write({ subject: 'ก' })
  await pass(clock, 1_500)
  write({ subject: 'ข' })
  await pass(clock, 1_500)
  write({ subject: 'ค' })
  await pass(clock, 1_500)
  expect([shown().state, gate().waiting.length]).toEqual(['saving', 1])
  await gate().answer()
  await turns()
  expect([shown(), subjects()]).toEqual([{ ...clean, state: 'waiting', saved: 'no', id: 2 }, ['ก']])
  await pass(clock, 1_500)
  await gate().answer()
  await turns()
  expect([shown(), subjects()]).toEqual([{ ...clean, state: 'resting', saved: 'saved', id: 2 }, ['ค']])
})

test('EMAIL-39 `letter.save` saves immediately, or right after a save in progress', async () => {
  const { write, letter, clock, gate, subjects } = composing({}, true)
  await turns()
  letter.send({ type: 'letter.save' })
  write({ subject: 'ก' })
  letter.send({ type: 'letter.save' })
  write({ subject: 'ข' })
  letter.send({ type: 'letter.save' })
  letter.send({ type: 'letter.save' })
  await turns()
  expect(gate().waiting.length).toBe(1)
  await gate().answer()
  await turns()
  expect(gate().waiting.length).toBe(1)
  await gate().answer()
  await pass(clock, 9_000)
  expect([subjects(), gate().waiting.length]).toEqual([['ข'], 0])
})

test('EMAIL-40 an empty draft is not stored, unless it was stored before', async () => {
  const { write, clock, asked, subjects, drafts, shown } = composing()
  await turns()
  write({ message: '<p> </p>' })
  await pass(clock, 5_000)
  expect([asked, shown().state]).toEqual([[], 'resting'])
  write({ subject: 'ก' })
  await pass(clock, 1_500)
  write({ subject: '' })
  await pass(clock, 1_500)
  expect([subjects(), drafts().length]).toEqual([[''], 1])
})

test('EMAIL-40 what a draft starts with is not stored until the user edits it', async () => {
  const { clock, asked, shown } = composing({ letter: { ...messages, inReplyTo: 1 } })
  await pass(clock, 9_000)
  expect([asked, shown().state]).toEqual([[], 'resting'])
  const again = composing({ letter: messages, isUnsaved: true })
  await pass(again.clock, 1_500)
  expect(again.subjects()).toEqual(['ราคา'])
})

test('EMAIL-41 a failed save says so and keeps the text; the next edit retries it, and so does the network’s return', async () => {
  const { write, shown, clock, gate, subjects, engine } = composing({}, true)
  await turns()
  write({ subject: 'ก' })
  await pass(clock, 1_500)
  await gate().fail()
  await pass(clock, 60_000)
  const failed = { ...clean, state: 'resting', saved: 'failed', error: 'forbidden', id: undefined }
  expect([shown(), gate().waiting.length]).toEqual([failed, 0])
  write({ subject: 'กข' })
  expect(shown().saved).toBe('no')
  await pass(clock, 1_500)
  await gate().fail()
  await turns()
  engine.announce({ type: 'network.online' })
  await turns()
  expect([shown().state, gate().waiting.length]).toEqual(['saving', 1])
  await gate().answer()
  await turns()
  // the key may have stood for the text before, so that this one is stored once more
  await gate().answer()
  await turns()
  expect([shown(), subjects()]).toEqual([{ ...clean, state: 'resting', saved: 'saved', id: 2 }, ['กข']])
})

test('EMAIL-41 a save without a response creates no second draft', async () => {
  const lost = { once: true }
  const desk = mailDesk([], (backend) => async (request) => {
    const answer = await backend(request)
    if (!lost.once) return answer
    lost.once = false
    return new Response('<html>', { status: 200 })
  })
  const letter = desk.engine.view('email.compose')
  letter.send({ type: 'letter.edit', letter: { subject: 'ก' } })
  letter.send({ type: 'letter.save' })
  expect((await letter.settled()).context).toMatchObject({ saved: 'failed' })
  letter.send({ type: 'letter.edit', letter: { subject: 'ข' } })
  letter.send({ type: 'letter.save' })
  await letter.settled()
  expect(desk.stored().map(({ id, subject }) => [id, subject])).toEqual([[1, 'ข']])
})

test('EMAIL-46 a draft deleted elsewhere becomes a new one', async () => {
  const { write, shown, letter, clock, engine, subjects } = composing()
  write({ subject: 'ก' })
  letter.send({ type: 'letter.save' })
  await letter.settled()
  const email = engine.app('email')
  email.send({ type: 'change.make', change: { kind: 'patch', ids: [2], patch: { isDeleted: true } } })
  await email.settled()
  write({ subject: 'ข' })
  await pass(clock, 1_500)
  expect([shown(), subjects()]).toEqual([{ ...clean, state: 'resting', saved: 'saved', id: 3 }, ['ก', 'ข']])
})
