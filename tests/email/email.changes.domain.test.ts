import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyMailChange, changedMail, type MailChange, withMail } from '../../src/core/email/email.changes'
import {
  type Mail,
  type MailPatch,
  type MailQuery,
  mailboxes,
  mailFolders,
  mailLabels,
} from '../../src/core/email/email.contract'
import { countMails, mailsIn } from '../../src/core/email/email.location'
import { memoryDb } from '../../src/mock/db'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { aMail, idsOf, shownMails } from './a-mail'

const counts = { inbox: 5, draft: 2, spam: 1 }
const patch = (ids: number[], said: MailPatch): MailChange => ({ kind: 'patch', ids, patch: said })

test.each<[string, MailQuery, MailPatch, number[]]>([
  ['moved elsewhere, it is gone', { folder: 'inbox' }, { folder: 'spam' }, [1]],
  ['moved within what is shown, it stays', { folder: '' }, { folder: 'spam' }, [2, 1]],
  ['thrown away, it is gone from everywhere', { folder: '' }, { folder: 'trash' }, [1]],
  ['no longer starred, it is gone from the starred ones', { folder: 'starred' }, { isStarred: false }, [1]],
  ['read, it stays', { folder: 'inbox' }, { isRead: true }, [2, 1]],
  ['deleted for ever, it is gone', { folder: 'inbox' }, { isDeleted: true }, [1]],
])('EMAIL-23 %s', (_, location, said, ids) => {
  const rows = [aMail(2, { isRead: false, isStarred: true }), aMail(1, { isStarred: true })]
  const after = applyMailChange(shownMails(rows, counts, location), patch([2], said))
  expect([idsOf(after.rows), after.total]).toEqual([ids, ids.length])
})

test('EMAIL-23 a removed label removes the email from that label’s list', () => {
  const rows = [aMail(2, { labels: ['company', 'private'] }), aMail(1, { labels: ['company'] })]
  const shown = shownMails(rows, counts, { folder: '', label: 'company' })
  const off = applyMailChange(shown, { kind: 'label', ids: [2], label: 'company', on: false })
  expect(idsOf(off.rows)).toEqual([1])
  const other = applyMailChange(shown, { kind: 'label', ids: [1, 2], label: 'private', on: true })
  expect(other.rows.map(({ labels }) => labels)).toEqual([
    ['company', 'private'],
    ['company', 'private'],
  ])
})

test('EMAIL-23 counts follow: an unread email moved to spam leaves the inbox’s count and joins spam’s', () => {
  const rows = [aMail(2, { isRead: false }), aMail(1)]
  const shown = shownMails(rows, counts)
  expect(applyMailChange(shown, patch([1, 2], { folder: 'spam' })).extra?.counts).toEqual({
    inbox: 4,
    draft: 2,
    spam: 2,
  })
  expect(applyMailChange(shown, patch([1, 2], { isRead: true })).extra?.counts).toEqual({ inbox: 4, draft: 2, spam: 1 })
  expect(applyMailChange(shown, patch([1], { isRead: false })).extra?.counts).toEqual({ inbox: 6, draft: 2, spam: 1 })
  const wrong = shownMails(rows, { inbox: 0, draft: 0, spam: 0 })
  expect(applyMailChange(wrong, patch([2], { isRead: true })).extra?.counts).toEqual({ inbox: 0, draft: 0, spam: 0 })
})

test('EMAIL-23 a change without effect returns the same list object; unknown emails are ignored', () => {
  const shown = shownMails([aMail(1)], counts)
  expect(applyMailChange(shown, patch([1], { isRead: true, folder: 'inbox' }))).toBe(shown)
  expect(applyMailChange(shown, patch([9], { folder: 'trash' }))).toBe(shown)
  expect(applyMailChange(shown, { kind: 'label', ids: [1], label: 'company', on: false })).toBe(shown)
  const empty = { rows: [], total: 0, extra: undefined }
  expect(applyMailChange(empty, patch([1], { folder: 'trash' }))).toBe(empty)
})

const letter = { to: [{ name: '', email: 'a@b.co' }], cc: [], bcc: [], subject: 'ใหม่', message: '<p>ก</p>' }

test('EMAIL-23 a sent email removes its draft from the drafts, and is sent and read elsewhere', () => {
  const draft = aMail(3, { folder: 'draft', isRead: false })
  const send: MailChange = { kind: 'send', letter: { ...letter, id: 3 } }
  const drafts = applyMailChange(shownMails([draft], counts, { folder: 'draft' }), send)
  expect(drafts).toEqual(shownMails([], { ...counts, draft: 1 }, { folder: 'draft' }))
  expect(changedMail(draft, send)).toEqual({ ...draft, ...letter, folder: 'sent', isRead: true })
  expect(changedMail(aMail(4), send)).toEqual(aMail(4))
  const unstored: MailChange = { kind: 'send', letter }
  expect(changedMail(draft, unstored)).toBe(draft)
})

test("EMAIL-24 an email updated by the backend takes its place by time, or leaves a list that doesn't show it", () => {
  const location = { folder: 'draft', q: 'ชา' }
  const [third, first] = [aMail(3, { folder: 'draft', subject: 'ชา' }), aMail(1, { folder: 'draft', subject: 'ชา' })]
  const shown = shownMails([third, first], counts, location)
  const between = aMail(2, { folder: 'draft', subject: 'ชา' })
  expect(idsOf(withMail(shown, between).rows)).toEqual([3, 2, 1])
  expect(withMail(shown, { ...between, subject: 'อื่น' }).rows).toEqual([third, first])
  const sent = withMail(shown, { ...first, folder: 'sent' })
  expect(sent).toEqual(shownMails([third], { ...counts, draft: 1 }, location))
  expect(withMail({ rows: [], total: 0, extra: undefined }, between)).toEqual({ rows: [], total: 0, extra: undefined })
})

const labels = fc.subarray([...mailLabels])
const anyMails = fc
  .array(
    fc.record({
      folder: fc.constantFrom(...mailFolders),
      isRead: fc.boolean(),
      isStarred: fc.boolean(),
      labels,
      subject: fc.constantFrom('ชา', 'กล่อง'),
    }),
    { maxLength: 8 },
  )
  .map((all) => all.map((over, index) => aMail(index + 1, over)))
const anyLocation = fc.record(
  {
    folder: fc.constantFrom('', ...mailboxes),
    label: fc.constantFrom(...mailLabels),
    q: fc.constantFrom('', 'ชา'),
  },
  { requiredKeys: ['folder'] },
)
/** What is done, and to which of the shown mails. */
const anyAction = fc.record({
  nths: fc.array(fc.nat({ max: 7 }), { minLength: 1, maxLength: 4 }),
  said: fc.oneof(
    fc.record(
      {
        folder: fc.constantFrom(...mailFolders),
        isRead: fc.boolean(),
        isStarred: fc.boolean(),
        isDeleted: fc.constant(true),
      },
      { requiredKeys: [] },
    ),
    fc.record({ label: fc.constantFrom(...mailLabels), on: fc.boolean() }),
  ),
})
type Action = typeof anyAction extends fc.Arbitrary<infer D> ? D : never

function changeOf({ nths, said }: Action, rows: readonly Mail[]): MailChange {
  const ids = [...new Set(nths.flatMap((nth) => rows[nth]?.id ?? []))]
  if (!('label' in said)) return { kind: 'patch', ids, patch: said }
  const { label, on } = said
  return {
    kind: 'label',
    ids: ids.filter((id) => rows.find((row) => row.id === id)?.labels.includes(label) !== on),
    label,
    on,
  }
}

const sendChange = (mock: Mock, change: MailChange) =>
  change.kind === 'patch'
    ? ask(mock, 'POST /apps/email/update-emails', { body: { emailIds: change.ids, dataToUpdate: change.patch } })
    : change.kind === 'label'
      ? // as a backend that only toggles understands it
        ask(mock, 'POST /apps/email/update-emails-label', { body: { emailIds: change.ids, label: change.label } })
      : expect.unreachable()

test("EMAIL-21 after any changes list and counts on the screen equal the backend's", async () => {
  await fc.assert(
    fc.asyncProperty(anyMails, anyLocation, fc.array(anyAction, { maxLength: 5 }), async (mails, location, actions) => {
      const db = memoryDb()
      const mock = createMock({ db })
      db.write({ emails: mails })
      let shown = shownMails(mailsIn(mails, location), countMails(mails), location)
      for (const action of actions) {
        const change = changeOf(action, shown.rows)
        const after = applyMailChange(shown, change)
        expect(applyMailChange(after, change)).toEqual(after)
        shown = { ...after, extra: after.extra ?? expect.unreachable() }
        expect((await sendChange(mock, change)).status).toBe(200)
      }
      const query = new URLSearchParams(location)
      const { body } = await ask(mock, `GET /apps/email/emails?${query}`)
      expect({ emails: shown.rows, total: shown.total, emailsMeta: shown.extra.counts }).toEqual(body)
      expect(Object.values(shown.extra.counts).filter((count) => count < 0)).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('EMAIL-21 sent drafts leave the drafts and their count, as in the backend', async () => {
  await fc.assert(
    fc.asyncProperty(anyMails, fc.array(fc.nat({ max: 7 }), { maxLength: 3 }), async (mails, nths) => {
      const db = memoryDb()
      const mock = createMock({ db })
      db.write({ emails: mails })
      const location = { folder: 'draft' }
      let shown = shownMails(mailsIn(mails, location), countMails(mails), location)
      for (const [turn, nth] of nths.entries()) {
        const draft = shown.rows[nth]
        if (!draft) continue
        const email = { ...letter, id: draft.id }
        const after = applyMailChange(shown, { kind: 'send', letter: email })
        shown = { ...after, extra: after.extra ?? expect.unreachable() }
        expect((await ask(mock, 'POST /apps/email/send', { body: { email }, key: `k${turn}` })).status).toBe(201)
      }
      const { body } = await ask(mock, 'GET /apps/email/emails?folder=draft')
      expect({ emails: shown.rows, total: shown.total, emailsMeta: shown.extra.counts }).toEqual(body)
    }),
    { numRuns: 30 },
  )
})

test('EMAIL-22 adding and removing a label leaves every list and count as it was', () => {
  fc.assert(
    fc.property(anyMails, anyLocation, fc.constantFrom(...mailLabels), (mails, { folder }, label) => {
      const without = mails.map((mail) => ({ ...mail, labels: mail.labels.filter((each) => each !== label) }))
      const shown = shownMails(mailsIn(without, { folder }), countMails(without), { folder })
      const ids = idsOf(shown.rows)
      const on = applyMailChange(shown, { kind: 'label', ids, label, on: true })
      expect(on.rows.every(({ labels }) => labels.includes(label))).toBe(true)
      expect(applyMailChange(on, { kind: 'label', ids, label, on: false })).toEqual(shown)
    }),
  )
})
