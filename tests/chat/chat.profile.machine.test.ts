import { expect, test } from 'vitest'
import { pass, turns } from '../helpers/turns'
import { chatDesk } from './chat-desk'

async function looked() {
  const desk = chatDesk({ gate: true })
  const data = await desk.data()
  await desk.gate.answer()
  data.send({ type: 'profile.look' })
  data.send({ type: 'profile.look' })
  await turns()
  expect(desk.waiting()).toEqual(['users/profile-user'])
  await desk.gate.answer()
  await turns()
  const context = () => data.getSnapshot().context
  return { ...desk, data, context }
}

test('CHAT-80 a changed profile appears immediately and is stored; the last change wins', async () => {
  const { data, context, gate, waiting, reported } = await looked()
  data.send({ type: 'profile.change', patch: { status: 'busy' } })
  data.send({ type: 'profile.change', patch: { status: 'away' } })
  await turns()
  expect([context().wanted, waiting()]).toEqual([{ status: 'away' }, ['profile']])
  await gate.answer()
  await turns()
  await gate.answer()
  await turns()
  expect([context().wanted, context().profile?.status, context().lists?.profileUser.status]).toEqual([
    undefined,
    'away',
    'away',
  ])
  expect(reported.filter(({ type }) => type === 'chat.profileSaved').length).toBe(2)
})

test('CHAT-81 a text of the profile is saved after a pause', async () => {
  const { data, context, gate, waiting, clock } = await looked()
  for (const about of ['a', 'ab']) data.send({ type: 'profile.change', patch: { about }, typed: true })
  await pass(clock, 599)
  expect([context().wanted, waiting()]).toEqual([{ about: 'ab' }, []])
  await pass(clock, 1)
  expect(await gate.waiting[0]?.clone().json()).toEqual({ profile: { about: 'ab' } })
  await gate.answer()
  await turns()
  expect([context().wanted, context().profile?.about]).toEqual([undefined, 'ab'])
})

test('CHAT-82 a rejected profile change is reverted and named', async () => {
  const { data, context, gate, reported } = await looked()
  data.send({ type: 'profile.change', patch: { status: 'offline' } })
  await turns()
  await gate.fail()
  await turns()
  expect([context().wanted, context().profile?.status]).toEqual([undefined, 'online'])
  expect(reported.at(-1)).toMatchObject({ type: 'chat.profileFailed', profile: { status: 'offline' } })
})
