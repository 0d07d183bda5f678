import { expect, test } from 'vitest'
import { DeliveryError, type Message } from '../../src/backend/mail/deliver'
import { createMailSender } from '../../src/backend/mail/sender'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryDb } from '../../src/mock/db'
import { createMemoryStore } from '../../src/mock/memory-store'
import { sample } from '../../src/sample/index'
import { outboxTable, queueMails, waitingMails } from '../../src/service/email/email.outbox'
import { emailTable } from '../../src/service/email/email.table'
import { services } from '../../src/service/services'
import type { Store } from '../../src/service/store'

const minute = 60_000

/** An outbox with one password mail for the sample admin, and a clock that is moved by hand. */
async function open(deliver: (message: Message) => Promise<void>) {
  const clock = simulatedClock({ start: '2026-11-24T03:00:00Z' })
  const tables = services.flatMap((each) => each.tables)
  const store = createMemoryStore({ db: memoryDb(), tables, seeds: sample.seeds, seed: 1, now: clock.now })
  const failures: string[] = []
  const errors: unknown[] = []
  const start = (of: Store = store) =>
    createMailSender({
      store: of,
      files: undefined,
      clock,
      from: { name: 'บ้านชา', email: 'shop@tea.example' },
      url: 'https://shop.example',
      deliver,
      onFailure: (said) => failures.push(said),
      onError: (error) => errors.push(error),
    })
  await store.transact(null, (tx) =>
    queueMails(tx, [
      {
        id: 'first',
        messageId: 'first',
        account: 1,
        until: clock.now() + 30 * minute,
        content: {
          kind: 'password',
          to: { name: 'มาลี', email: 'admin@langraan.test' },
          languages: 'de-DE,de;q=0.9',
          token: 's3cret',
        },
      },
    ]),
  )
  const waiting = () => store.transact(null, (tx) => waitingMails(tx))
  return { clock, store, start, waiting, failures, errors }
}

const idOf = ({ raw }: Message) => /^Message-ID: (.*)$/im.exec(raw.toString())?.[1]

test('BACK-100 a failed delivery is repeated after one, two, four … minutes, and given up once its link has expired', async () => {
  const attempts: number[] = []
  const { clock, store, start, waiting, failures } = await open(async () => {
    attempts.push((clock.now() - began) / minute)
    throw new DeliveryError('ESOCKET CONN', false)
  })
  const began = clock.now()
  const sender = start()
  sender.wake()
  await expect.poll(() => attempts.length).toBe(1)
  for (let made = 2; made <= 5; made++) {
    await expect.poll(async () => (await waiting())[0]?.sender).toBe('')
    const [mail] = await waiting()
    clock.increment((mail?.dueAt ?? 0) - clock.now())
    await expect
      .poll(() => {
        // its timer may be set only now
        clock.increment(1)
        return attempts.length
      })
      .toBe(made)
  }
  await expect.poll(() => failures.at(-1)).toBe('An email couldn’t be delivered (ESOCKET CONN); given up.')
  expect(attempts.map(Math.round)).toEqual([0, 1, 3, 7, 15])
  await sender.stop()
  const owner = { id: 1, username: '', fullName: '', ability: undefined, user_permission: [], session: '' }
  const told = await store.transact(owner, (tx) => tx.read(emailTable).at(-1))
  expect([told?.folder, told?.subject]).toEqual(['inbox', 'ส่งไม่สำเร็จ: อีเมลถึง admin@langraan.test'])
  const rows = await store.transact(null, (tx) => tx.read(outboxTable))
  expect(JSON.stringify(rows)).not.toContain('s3cret')
})

test('BACK-101 a message whose delivery could not be recorded is sent again after the lease, with the same Message-ID', async () => {
  const sent: Message[] = []
  const { clock, store, start, waiting, errors } = await open(async (message) => void sent.push(message))
  let calls = 0
  // looks, takes the mail, and is gone before it records the delivery
  const dying: Store = {
    transact: (...given) => (++calls <= 2 ? store.transact(...given) : new Promise(() => undefined)),
  }
  start(dying).wake()
  await expect.poll(() => sent.length).toBe(1)
  const other = start()
  other.wake()
  clock.increment(4 * minute)
  expect(sent).toHaveLength(1)
  clock.increment(minute)
  other.wake()
  await expect.poll(async () => (await waiting()).length).toBe(0)
  await other.stop()
  expect(sent.map(idOf)).toEqual(['<first@tea.example>', '<first@tea.example>'])
  expect(sent[1]?.raw.toString()).toContain('Subject: Neues Passwort festlegen')
  expect(errors).toEqual([])
})
