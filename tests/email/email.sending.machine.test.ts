import { expect, test } from 'vitest'
import { type Gate, gated } from '../helpers/gated'
import { pass, turns } from '../helpers/turns'
import { aMail } from './a-mail'
import { mailDesk } from './mail-desk'

const nok = { name: 'นกแก้ว', email: 'nok@mail.example' }
const messages = { to: [nok], subject: 'ราคา', message: '<p>สวัสดี</p>' }

/** A letter with its words, not stored yet, and the data actor that sends it. */
async function written(hold = false) {
  let gate: Gate | undefined
  const desk = mailDesk([aMail(1)], (backend) => {
    gate = gated(backend)
    return hold ? gate.transport : backend
  })
  const email = desk.engine.app('email')
  const letter = desk.engine.view('email.compose')
  await Promise.all([email.settled(), letter.settled()])
  letter.send({ type: 'letter.edit', letter: messages })
  const state = () => {
    const { value } = letter.getSnapshot()
    return typeof value === 'string' ? value : value.open
  }
  const folders = () => desk.stored().map(({ id, folder }) => [id, folder])
  const held = () => email.getSnapshot().context.held.map(({ id }) => id)
  return { ...desk, email, letter, state, folders, held, gate: () => gate ?? expect.unreachable() }
}

test('EMAIL-42 an email without recipients, or with an invalid address, is not sent and says where', async () => {
  const { letter, state, asked } = await written()
  const fields = () => letter.getSnapshot().context.fields
  letter.send({ type: 'letter.edit', letter: { to: [] } })
  letter.send({ type: 'letter.send' })
  expect([state(), fields()]).toEqual(['waiting', { to: ['required'] }])
  letter.send({ type: 'letter.edit', letter: { cc: [nok, { name: '', email: 'nok' }] } })
  expect(fields()).toEqual({})
  letter.send({ type: 'letter.send' })
  expect([fields(), asked]).toEqual([{ 'cc.1.email': ['email'] }, []])
})

test('EMAIL-42 an email that became invalid while it was being stored is not sent', async () => {
  const { letter, state, gate, reported } = await written(true)
  letter.send({ type: 'letter.send' })
  letter.send({ type: 'letter.edit', letter: { to: [] } })
  await turns()
  await gate().answer()
  await turns()
  await gate().answer()
  await turns()
  expect([state(), letter.getSnapshot().context.fields]).toEqual(['resting', { to: ['required'] }])
  expect(reported.map(({ type }) => type)).toEqual(['email.draftSaved', 'email.draftSaved'])
})

test('EMAIL-43 an email is stored, then held for five seconds, then its draft becomes the sent email', async () => {
  const { letter, state, folders, held, clock, reported, email, stored } = await written()
  letter.send({ type: 'letter.send' })
  await letter.settled()
  const { awaitedId, letter: sent } = letter.getSnapshot().context
  expect([state(), folders(), held()]).toEqual([
    'asked',
    [
      [1, 'inbox'],
      [2, 'draft'],
    ],
    [awaitedId],
  ])
  expect(reported.at(-1)).toEqual({
    type: 'email.sendAsked',
    id: awaitedId,
    letter: { ...messages, cc: [], bcc: [], id: 2 },
  })
  await pass(clock, 4_999)
  expect(folders()[1]).toEqual([2, 'draft'])
  await pass(clock, 1)
  await email.settled()
  expect([folders(), reported.at(-1)]).toEqual([
    [
      [1, 'inbox'],
      [2, 'sent'],
    ],
    { type: 'email.changed', id: awaitedId, change: { kind: 'send', letter: sent }, answer: stored()[1] },
  ])
})

test('EMAIL-43 pressed twice it is sent once', async () => {
  const { letter, folders, clock, asked, email } = await written()
  for (let press = 0; press < 3; press++) letter.send({ type: 'letter.send' })
  await letter.settled()
  letter.send({ type: 'letter.send' })
  await pass(clock, 6_000)
  await email.settled()
  expect([asked, folders()]).toEqual([
    ['POST save-draft', 'POST send'],
    [
      [1, 'inbox'],
      [2, 'sent'],
    ],
  ])
})

test("EMAIL-43 once it is being sent, saving or closing doesn't prevent that; discarding does", async () => {
  const sent = await written(true)
  for (const type of ['letter.send', 'letter.close', 'letter.save'] as const) sent.letter.send({ type })
  await turns()
  await sent.gate().answer()
  await turns()
  expect([sent.state(), sent.held().length]).toEqual(['asked', 1])
  const thrown = await written(true)
  for (const type of ['letter.discard', 'letter.send'] as const) {
    thrown.letter.send({ type: 'letter.save' })
    thrown.letter.send({ type })
  }
  await turns()
  await thrown.gate().answer()
  await turns()
  expect(thrown.reported.at(-1)?.type).toBe('email.discarded')
})

test('EMAIL-43 undone in time it is open again with its whole text, and can be sent again', async () => {
  const { letter, state, folders, clock, reported, email } = await written()
  letter.send({ type: 'letter.send' })
  await letter.settled()
  const { awaitedId = '', letter: sent } = letter.getSnapshot().context
  email.send({ type: 'change.undo', id: awaitedId })
  expect(reported.at(-1)).toEqual({ type: 'email.changeUndone', id: awaitedId, change: { kind: 'send', letter: sent } })
  await pass(clock, 60_000)
  expect([state(), letter.getSnapshot().context.letter, folders()[1]]).toEqual(['resting', sent, [2, 'draft']])
  letter.send({ type: 'letter.send' })
  await pass(clock, 6_000)
  expect(folders()[1]).toEqual([2, 'sent'])
})

test('EMAIL-43 an undo elsewhere does not open this draft', async () => {
  const { letter, state, engine } = await written()
  letter.send({ type: 'letter.send' })
  await letter.settled()
  engine.announce({ type: 'email.changeUndone', id: 'other', change: {} as never })
  expect(state()).toBe('asked')
})

test("EMAIL-43 a draft that couldn't be stored is not sent: it stays open and says so", async () => {
  const { letter, state, gate, held } = await written(true)
  letter.send({ type: 'letter.send' })
  await turns()
  await gate().fail()
  await turns()
  const { saved, error } = letter.getSnapshot().context
  expect([state(), saved, error?.code, held()]).toEqual(['resting', 'failed', 'forbidden', []])
})

test('EMAIL-43 a rejected email is still in drafts, and can be sent again', async () => {
  const { letter, gate, folders, clock, email } = await written(true)
  letter.send({ type: 'letter.send' })
  await turns()
  await gate().answer()
  await pass(clock, 5_000)
  await gate().fail()
  await turns()
  const [failed] = email.getSnapshot().context.failed
  expect([folders()[1], failed?.error.code]).toEqual([[2, 'draft'], 'forbidden'])
  email.send({ type: 'change.retry', id: failed?.id ?? '' })
  await turns()
  await gate().answer()
  await turns()
  expect([folders()[1], email.getSnapshot().context.failed]).toEqual([[2, 'sent'], []])
})

test('EMAIL-44 a stored draft that is discarded goes to the trash after five seconds, unless undone', async () => {
  const { letter, state, folders, clock, reported, email } = await written()
  letter.send({ type: 'letter.save' })
  await letter.settled()
  letter.send({ type: 'letter.discard' })
  const { awaitedId = '', letter: text } = letter.getSnapshot().context
  expect([state(), reported.at(-1)]).toEqual(['discarded', { type: 'email.discarded', id: awaitedId, letter: text }])
  email.send({ type: 'change.undo', id: awaitedId })
  await pass(clock, 6_000)
  expect([state(), folders()[1]]).toEqual(['resting', [2, 'draft']])
  letter.send({ type: 'letter.discard' })
  await pass(clock, 6_000)
  await email.settled()
  expect(folders()[1]).toEqual([2, 'trash'])
})

test("EMAIL-44 one that was never stored doesn't; undone, it is open with its text", async () => {
  const { letter, state, asked, clock, email } = await written()
  letter.send({ type: 'letter.discard' })
  await pass(clock, 6_000)
  expect([state(), asked, email.getSnapshot().context.held]).toEqual(['discarded', [], []])
  letter.send({ type: 'letter.restore', id: letter.getSnapshot().context.awaitedId ?? '' })
  expect([state(), letter.getSnapshot().context.letter]).toEqual(['waiting', { ...messages, cc: [], bcc: [] }])
  await pass(clock, 1_500)
  expect(asked).toEqual(['POST save-draft'])
})

test('EMAIL-44 discarded while it is being stored, the resulting draft goes to the trash', async () => {
  const { letter, state, gate, clock, folders } = await written(true)
  letter.send({ type: 'letter.save' })
  letter.send({ type: 'letter.discard' })
  await turns()
  expect(state()).toBe('saving')
  await gate().answer()
  await pass(clock, 5_000)
  await gate().answer()
  await turns()
  expect([state(), folders()[1]]).toEqual(['discarded', [2, 'trash']])
})

test('EMAIL-45 closing stores unsaved changes; if that fails the draft stays open', async () => {
  const { letter, state, gate, folders, reported } = await written(true)
  letter.send({ type: 'letter.close' })
  await turns()
  await gate().fail()
  await turns()
  expect([state(), letter.getSnapshot().context.saved]).toEqual(['resting', 'failed'])
  letter.send({ type: 'letter.close' })
  await turns()
  await gate().answer()
  await turns()
  expect([state(), folders()[1], reported.at(-1)?.type]).toEqual(['closed', [2, 'draft'], 'email.letterClosed'])
})

test('EMAIL-45 an empty draft closes immediately', async () => {
  const { engine, clock, asked } = mailDesk([])
  const letter = engine.view('email.compose')
  letter.send({ type: 'letter.close' })
  await pass(clock, 5_000)
  expect([letter.getSnapshot().value, asked]).toEqual(['closed', []])
})

test('EMAIL-48 an email sent before the data actor runs waits for it', async () => {
  const { engine, clock, stored } = mailDesk([])
  const letter = engine.view('email.compose', { letter: messages })
  letter.send({ type: 'letter.send' })
  await letter.settled()
  await pass(clock, 9_000)
  expect(stored()[0]?.folder).toBe('draft')
  await engine.app('email').settled()
  await pass(clock, 5_000)
  expect(stored()[0]?.folder).toBe('sent')
})
