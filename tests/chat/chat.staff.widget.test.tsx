// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { chatPage } from './chat-page'

const owner = { id: 11, fullName: 'มาลี ใจดี', avatar: null, status: 'online' }
const lists =
  (contacts: readonly object[], chatsContacts: readonly object[] = []) =>
  (request: Request) =>
    request.url.includes('chats-and-contacts')
      ? Response.json({ contacts, chatsContacts, profileUser: owner })
      : undefined

test('CHAT-510 with nobody to write to, the chat says to invite a colleague, and leads to the user list', async () => {
  const page = await chatPage({ usersHref: '/users', fieldError: lists([]) })
  await page.until(() => expect(page.text()).toContain('Invite a colleague to the shop.'))
  expect(page.find('a[href="/users"]').textContent).toBe('Open the user list')
  expect(page.text()).not.toContain('Choose someone from the list.')
  const elsewhere = await chatPage({ fieldError: lists([]) })
  await elsewhere.until(() => expect(elsewhere.text()).toContain('Invite a colleague to the shop.'))
  expect(elsewhere.all('a')).toEqual([])
})

test('CHAT-511 someone who is gone is shown with what was written, and without a field', async () => {
  const gone = { id: 1000001001, fullName: 'นภา', status: 'offline', isGone: true }
  const chat = {
    id: 1,
    userId: gone.id,
    unseenMsgs: 0,
    chat: [{ message: 'ลาแล้วนะคะ', time: '2026-11-20T03:00:00Z', senderId: gone.id }],
  }
  const page = await chatPage({
    query: `chat=${gone.id}`,
    fieldError: (request) =>
      request.url.includes('get-chat') ? Response.json({ contact: gone, chat }) : lists([gone])(request),
  })
  await page.until(() => expect(page.text()).toContain("นภา can't be written to any more."))
  expect(page.text()).toContain('No longer in the chat')
  expect(page.shown()).toContain('ลาแล้วนะคะ')
  expect(page.all('textarea')).toEqual([])
})
