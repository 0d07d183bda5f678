import { expect, test } from 'vitest'
import type { ComposeEvent } from '../../src/core/email/compose/email.compose.context'
import { letterMachine } from '../../src/core/email/compose/email.compose.machine'
import { type MailEvent, mailMachine } from '../../src/core/email/detail/email.detail.machine'
import { applyMailChange, type MailExtra } from '../../src/core/email/email.changes'
import type { Mail } from '../../src/core/email/email.contract'
import { mailsIn } from '../../src/core/email/email.location'
import { emailMachine, mailsMachine } from '../../src/core/email/email.machine'
import { systemClock } from '../../src/core/kernel/clock'
import type { Shown } from '../../src/core/kernel/list-rows'
import { memoryLocks } from '../../src/core/kernel/memory-locks'
import { memoryStores } from '../../src/core/kernel/storage'
import { type Gate, gated } from '../helpers/gated'
import { type MachinePath, pathsOf, replay, type Stage } from '../helpers/machine-paths'
import { pass, turns } from '../helpers/turns'
import { aMail, idsOf } from './a-mail'
import { mailDesk } from './mail-desk'

const noCall = async () => undefined as never
const mails = Array.from({ length: 9 }, (_, nth) => aMail(nth + 1, { isRead: false }))

function gatedDesk() {
  let gate: Gate | undefined
  const desk = mailDesk(mails, (backend) => {
    gate = gated(backend)
    return gate.transport
  })
  const opened = (): Gate => gate ?? expect.unreachable()
  const drain = async () => {
    for (let left = 20; opened().waiting.length > 0 && left > 0; left--) {
      await opened().answer()
      await turns(4)
    }
  }
  return { ...desk, gate: opened, drain }
}

/** Walks each path on a desk of its own; `end` looks at what came of it. */
async function replayAll<E extends { type: string }>(
  paths: readonly MachinePath<E>[],
  open: () => Promise<{ stage: Stage<E>; end(): Promise<void> }>,
) {
  for (const path of paths) {
    const { stage, end } = await open()
    const expectAlso: Stage<E>['expect'] = async (state) => {
      await turns(4)
      await stage.expect(state)
    }
    try {
      await replay(path, { ...stage, expect: expectAlso })
      await end()
    } catch (error) {
      throw new Error(path.name, { cause: error })
    }
  }
}

const changes = [
  { type: 'change.make', id: 'a', change: { kind: 'patch', ids: [1, 2], patch: { folder: 'spam' } } },
  { type: 'change.make', id: 'b', change: { kind: 'label', ids: [2, 3], label: 'private', on: true } },
  { type: 'change.retry', id: 'a' },
  { type: 'change.dismiss', id: 'a' },
] as const

test('EMAIL-47 path: every path of the data actor, on the mock', async () => {
  const paths = pathsOf(emailMachine, {
    input: { call: noCall, newId: () => 'n' },
    events: changes,
    answers: { make: undefined },
    aspect: ({ pending, failed }) => [pending.map(({ id }) => id).slice(0, 2), failed.map(({ id }) => id).slice(0, 1)],
  })
  expect(paths.length).toBeGreaterThan(15)
  await replayAll(paths, async () => {
    const { engine, gate, drain, stored } = gatedDesk()
    const email = engine.app('email')
    await email.settled()
    return {
      stage: {
        send: (event) => email.send(event),
        answer: () => gate().answer(),
        fail: () => gate().fail(),
        wait: () => expect.unreachable(),
        expect: (state) => {
          expect(email.getSnapshot().value).toEqual(state)
          expect(gate().waiting.length).toBe(state === 'sending' ? 1 : 0)
        },
      },
      async end() {
        const { pending } = email.getSnapshot().context
        const all = { folder: '' }
        const before: Shown<Mail, MailExtra> = { rows: mailsIn(stored(), all), total: 9, extra: undefined }
        const shown = pending.reduce((now, { change }) => applyMailChange(now, change, all), before)
        await drain()
        expect([email.getSnapshot().context.pending, mailsIn(stored(), all)]).toEqual([[], shown.rows])
      },
    }
  })
})

test('EMAIL-47 path: every path of the list, on the mock', async () => {
  const paths = pathsOf(mailsMachine, {
    input: { call: noCall, clock: systemClock },
    events: [
      { type: 'query.change', query: { q: '3' }, debounced: true },
      { type: 'query.change', query: { folder: 'spam', q: '' } },
      { type: 'reload' },
      { type: 'rows.apply', apply: (shown: Shown<Mail, MailExtra>) => shown, anew: true },
      { type: 'rows.apply', apply: (shown: Shown<Mail, MailExtra>) => shown },
    ] as const,
    answers: { load: { rows: mails, total: 9, extra: undefined } },
    aspect: ({ query, stale, error, rows }) => [query, stale, error?.code, rows.length > 0],
  })
  expect(paths.length).toBeGreaterThan(15)
  await replayAll(paths, async () => {
    const { engine, gate, drain, clock, stored } = gatedDesk()
    const list = engine.view('email')
    await turns(4)
    return {
      stage: {
        send: (event) => list.send(event),
        answer: () => gate().answer(),
        fail: () => gate().fail(),
        wait: () => pass(clock, 200),
        expect: (state) => {
          expect(list.getSnapshot().value).toEqual(state)
          expect(gate().waiting.length).toBe(list.getSnapshot().matches({ loading: 'running' }) ? 1 : 0)
        },
      },
      async end() {
        list.send({ type: 'reload' })
        await turns(4)
        await drain()
        const { query, rows, stale, error } = list.getSnapshot().context
        expect([idsOf(rows), stale, error]).toEqual([idsOf(mailsIn(stored(), query)), false, undefined])
      },
    }
  })
})

test('EMAIL-47 path: every path of an opened email, on the mock', async () => {
  const between = { ...aMail(5), hasPreviousMail: true, hasNextMail: true }
  const paths = pathsOf(mailMachine, {
    input: { call: noCall, key: { id: 5, folder: 'inbox' } },
    events: [
      { type: 'previous' },
      { type: 'next' },
      { type: 'reload' },
      { type: 'key.change', key: { id: 4, folder: 'inbox' } },
      { type: 'change.receive', change: { kind: 'patch', ids: [5], patch: { isStarred: true } } },
    ] as MailEvent[],
    answers: { load: between, step: between },
    aspect: ({ value, steps, going, received, error }) => [
      value !== undefined,
      Math.sign(steps),
      going,
      received.length > 0,
      error?.code,
    ],
  })
  expect(paths.length).toBeGreaterThan(12)
  await replayAll(paths, async () => {
    const { engine, gate, drain } = gatedDesk()
    const view = engine.view('email.detail', { key: { id: 5, folder: 'inbox' } })
    await turns(4)
    return {
      stage: {
        send: (event) => view.send(event),
        answer: () => gate().answer(),
        fail: () => gate().fail(),
        wait: () => expect.unreachable(),
        expect: (state) => {
          expect(view.getSnapshot().value).toEqual(state)
          expect(gate().waiting.length).toBe(state === 'loading' || state === 'stepping' ? 1 : 0)
        },
      },
      async end() {
        await drain()
        if (view.getSnapshot().value === 'failed') view.send({ type: 'reload' })
        await turns(4)
        await drain()
        const { key, value, steps } = view.getSnapshot().context
        expect([view.getSnapshot().value, value?.id, steps]).toEqual(['ready', key.id, 0])
      },
    }
  })
})

const nok = { name: 'นกแก้ว', email: 'nok@mail.example' }

test('EMAIL-47 path: every path of a draft, on the mock', async () => {
  const paths = pathsOf(letterMachine, {
    input: { call: noCall, newId: () => 'n', storage: memoryStores(), locks: memoryLocks() },
    events: [
      { type: 'letter.edit', letter: { subject: 'ก', to: [nok] } },
      { type: 'letter.edit', letter: { subject: 'ข', to: [] } },
      { type: 'letter.save' },
      { type: 'letter.send' },
      { type: 'letter.discard' },
      { type: 'letter.close' },
      { type: 'letter.restore', id: 'n' },
    ] as ComposeEvent[],
    answers: { save: aMail(10, { folder: 'draft' }) },
    aspect: ({ letter, isDirty, nextAction, saved }) => [letter.to.length, letter.id, isDirty, nextAction, saved],
  })
  expect(new Set(paths.map(({ steps }) => JSON.stringify(steps.at(-1)?.state)))).toEqual(
    new Set(
      [{ open: 'resting' }, { open: 'waiting' }, { open: 'saving' }, 'asked', 'discarded', 'closed'].map((state) =>
        JSON.stringify(state),
      ),
    ),
  )
  await replayAll(paths, async () => {
    const { engine, gate, drain, clock, stored } = gatedDesk()
    const letter = engine.view('email.compose')
    await letter.settled()
    return {
      stage: {
        send: (event) =>
          letter.send(
            event.type === 'letter.restore'
              ? { ...event, id: letter.getSnapshot().context.awaitedId ?? 'none' }
              : event,
          ),
        answer: () => gate().answer(),
        fail: () => gate().fail(),
        wait: () => pass(clock, 1_500),
        expect: (state) => {
          expect(letter.getSnapshot().value).toEqual(state)
          expect(gate().waiting.length).toBe(letter.getSnapshot().matches({ open: 'saving' }) ? 1 : 0)
        },
      },
      async end() {
        letter.send({ type: 'letter.close' })
        await turns(4)
        await drain()
        const { value, context } = letter.getSnapshot()
        const drafts = stored().filter(({ folder }) => folder === 'draft')
        const messages = drafts.map(({ id, subject, to }) => ({ id, subject, to }))
        const { id, subject, to } = context.letter
        // whatever happened there is at most one draft, and unless it was thrown away it holds the last words
        if (value === 'discarded') expect(drafts.length).toBeLessThanOrEqual(1)
        else expect(messages).toEqual(subject === '' ? [] : [{ id, subject, to }])
      },
    }
  })
})
