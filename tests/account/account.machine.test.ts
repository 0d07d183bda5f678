import { expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { noConnection } from '../../src/core/account/account.contract'
import type { Transport } from '../../src/core/kernel/transport'
import { createMock } from '../../src/mock'
import { fakeTransport } from '../helpers/fake-transport'
import { pass, turns } from '../helpers/turns'

const read = 'GET /account-setting/data'
const update = 'POST /account-setting/update'
const password = 'POST /account-setting/password'

const onWire = (general: object = {}) => ({
  general: { avatar: null, username: 'admin', fullName: 'มาลี', email: 'a@shop.test', company: 'ร้าน', ...general },
  // as the template has it: nothing told is null or left out
  info: { bio: '', dob: null, country: 'ไทย', website: '', phone: null },
  social: { socialLinks: { twitter: '', facebook: '' }, connections: { twitter: { id: 'm' }, google: {} } },
  notification: { followMe: true },
})

async function open(transport: Transport) {
  const clock = simulatedClock({ start: '2026-11-21T05:00:00Z' })
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  const received: { type: string; [more: string]: unknown }[] = []
  engine.events$.subscribe((event) => received.push(event))
  const account = engine.app('account')
  await account.settled()
  const done = async () => {
    for (let attempt = 0; attempt < 4; attempt++) await pass(clock, 2_000)
    await turns()
  }
  account.send({ type: 'open' })
  await done()
  return {
    engine,
    account,
    done,
    stage: () => account.getSnapshot().value,
    context: () => account.getSnapshot().context,
    received: () => received.filter(({ type }) => type.startsWith('account.')),
  }
}

test('ACCOUNT-20 fields that a backend omits are read as empty', async () => {
  const { context, stage } = await open(fakeTransport({ [read]: onWire() }))
  expect(stage()).toBe('editing')
  expect(context().base?.info.dob).toBe('')
  expect(context().base?.social.connections.github).toEqual(noConnection)
  expect(context().base?.notification.blogDigest).toBe(false)
})

test('ACCOUNT-21 differences are sent once, however often they are saved; what is typed in the meantime is visibly rejected', async () => {
  const transport = fakeTransport({ [read]: onWire(), [update]: onWire({ company: 'ใหม่' }) })
  const { account, done, stage, received, context } = await open(transport)
  account.send({ type: 'general.set', general: { company: ' ใหม่ ' } })
  account.send({ type: 'save' })
  account.send({ type: 'save' })
  account.send({ type: 'notice.set', name: 'blogDigest', isOn: true })
  expect(stage()).toBe('saving')
  await done()
  expect(transport.of(update).map(({ body }) => body)).toEqual([{ general: { company: 'ใหม่' } }])
  expect(received().map(({ type, event, person }) => [type, event, person])).toEqual([
    ['account.editRefused', 'notice.set', undefined],
    ['account.saved', undefined, undefined],
  ])
  expect([stage(), context().draft?.general.company, context().saves]).toEqual(['editing', 'ใหม่', 1])
})

test('ACCOUNT-21 without changes, or with changes undone, nothing is sent', async () => {
  const transport = fakeTransport({ [read]: onWire() })
  const { account, stage } = await open(transport)
  account.send({ type: 'general.set', general: { company: 'x' } })
  account.send({ type: 'general.set', general: { company: 'ร้าน ' } })
  account.send({ type: 'save' })
  expect([stage(), transport.of(update)]).toEqual(['editing', []])
})

test('ACCOUNT-22 changes made elsewhere are taken over; entries made here stay', async () => {
  let stored = onWire()
  const { account, context, done, stage } = await open(fakeTransport({ [read]: () => stored }))
  account.send({ type: 'general.set', general: { company: 'ของเรา' } })
  stored = onWire({ company: 'ของเขา', fullName: 'มาลี ใหม่' })
  account.send({ type: 'refresh' })
  account.send({ type: 'info.set', info: { bio: 'ระหว่างรอ' } })
  await done()
  const { draft, base } = context()
  expect([stage(), draft?.general.company, draft?.general.fullName, draft?.info.bio, base?.general.company]).toEqual([
    'editing',
    'ของเรา',
    'มาลี ใหม่',
    'ระหว่างรอ',
    'ของเขา',
  ])
})

test.each([
  ['offline', undefined, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['http', 500, () => Response.json({}, { status: 500 })],
  ['contract', 200, () => new Response('{"general":')],
  ['forbidden', 403, () => Response.json({}, { status: 403 })],
] as const)('ACCOUNT-23 after %s %s all entries are kept and can be saved again', async (code, status, answer) => {
  let isBroken = true
  const transport = fakeTransport({
    [read]: onWire(),
    [update]: () => (isBroken ? answer() : onWire({ company: 'x' })),
  })
  const { account, context, done, stage } = await open(transport)
  account.send({ type: 'general.set', general: { company: 'x' } })
  account.send({ type: 'save' })
  await done()
  const { error, draft } = context()
  expect([stage(), error?.code, error?.detail.status, draft?.general.company]).toEqual(['editing', code, status, 'x'])
  isBroken = false
  account.send({ type: 'save' })
  await done()
  expect([stage(), context().saves, context().error]).toEqual(['editing', 1, undefined])
})

test('ACCOUNT-24 a backend error is shown at its field until the field is changed', async () => {
  const refusal = Response.json({ error: { 'general.username': ['taken'] } }, { status: 422 })
  const { account, context, done } = await open(fakeTransport({ [read]: onWire(), [update]: refusal }))
  account.send({ type: 'general.set', general: { username: 'nok' } })
  account.send({ type: 'save' })
  await done()
  expect(context().errors).toEqual({ 'general.username': ['taken'] })
  account.send({ type: 'general.set', general: { username: 'noknoi' } })
  expect(context().errors).toEqual({})
})

test("ACCOUNT-25 while a birth date can't be read nothing is saved", async () => {
  const { account, context, stage } = await open(fakeTransport({ [read]: onWire() }))
  account.send({ type: 'day.refuse', isRefused: true })
  account.send({ type: 'save' })
  expect([stage(), context().errors]).toEqual(['editing', { 'info.dob': ['date'] }])
  account.send({ type: 'draft.discard' })
  expect([context().isDayUnread, context().errors]).toEqual([false, {}])
})

test('ACCOUNT-26 signing out removes the settings and all entries', async () => {
  const { engine, account, context, stage, done } = await open(createMock().transport)
  await engine.login('admin@langraan.test', 'admin')
  account.send({ type: 'general.set', general: { company: 'x' } })
  const form = engine.view('account.password')
  await form.settled()
  form.send({ type: 'field.set', name: 'oldPassword', value: 'admin' })
  await engine.logout()
  await done()
  expect([stage(), context().base, context().draft, form.getSnapshot().context.fields.oldPassword]).toEqual([
    'closed',
    undefined,
    undefined,
    '',
  ])
})

test.each([
  [
    { oldPassword: '', newPassword: '', again: '' },
    { oldPassword: ['required'], newPassword: ['required'], again: ['required'] },
  ],
  [
    { oldPassword: 'admin', newPassword: 'short', again: 'other' },
    { newPassword: ['too-short'], again: ['mismatch'] },
  ],
  [
    { oldPassword: 'green tea 1990', newPassword: 'green tea 1990', again: 'green tea 1990' },
    { newPassword: ['same'] },
  ],
  [{ oldPassword: 'admin', newPassword: 'password', again: 'password' }, { newPassword: ['weak'] }, true],
] as const)('ACCOUNT-27 a password %j is not sent', async (fields, errors, isWeak?: boolean) => {
  const engine = createEngine({
    transport: fakeTransport({}),
    clock: simulatedClock({ start: '2026-11-21T05:00:00Z' }),
    storage: memoryStorage(),
  })
  const form = engine.view('account.password')
  await form.settled()
  for (const name of ['oldPassword', 'newPassword', 'again'] as const)
    form.send({ type: 'field.set', name, value: fields[name] })
  form.send({ type: 'save', isWeak })
  expect([form.getSnapshot().value, form.getSnapshot().context.errors]).toEqual(['editing', errors])
})

test('ACCOUNT-28 saving a password twice is one request, and afterwards none of it is kept', async () => {
  const transport = fakeTransport({ [password]: undefined })
  const clock = simulatedClock({ start: '2026-11-21T05:00:00Z' })
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  const form = engine.view('account.password')
  await form.settled()
  const fields = { oldPassword: 'admin', newPassword: 'green tea 1990', again: 'green tea 1990' }
  for (const name of ['oldPassword', 'newPassword', 'again'] as const)
    form.send({ type: 'field.set', name, value: fields[name] })
  form.send({ type: 'save' })
  form.send({ type: 'save' })
  await pass(clock, 2_000)
  expect(transport.of(password).map(({ body }) => body)).toEqual([
    { oldPassword: 'admin', newPassword: 'green tea 1990' },
  ])
  expect(form.getSnapshot().context).toMatchObject({
    fields: { oldPassword: '', newPassword: '', again: '' },
    saves: 1,
  })
})
