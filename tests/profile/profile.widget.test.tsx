// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createMock } from '../../src/mock'
import { RaanProfile } from '../../src/widgets/profile'
import { ask } from '../helpers/ask'
import { offline, profileDesk, writing } from './profile-desk'

test('PROFILE-40 name, role, about, posts, photos, people, pages and a poll are shown', async () => {
  const desk = await profileDesk()
  expect(desk.all('h2').map((each) => each.textContent)).toEqual([
    'มาลี ใจดี',
    'Posts',
    'About',
    'Pages you may like',
    'News in brief',
    'Poll',
    'Latest photos',
    'Friends',
  ])
  expect(desk.all('article')).toHaveLength(3)
  expect(desk.text()).toContain('Administrator')
  expect(desk.text()).toContain('Feb 1, 2024')
  expect(desk.all('a').map((each) => [each.getAttribute('href'), each.getAttribute('rel')])).toEqual([
    ['mailto:admin@langraan.test', null],
    ['https://ban-cha.example', 'noopener noreferrer'],
  ])
})

test('PROFILE-41 a like appears immediately with the users who like it, is stored, and can be removed', async () => {
  const reported: object[] = []
  const desk = await profileDesk({ isGated: true, onChanged: (detail) => reported.push(detail) })
  const like = () => desk.post(0).querySelector('[aria-pressed]') as HTMLElement
  expect(desk.post(0).textContent).toContain('Liked by สุนิสา พรหมทอง, ธนพล แก้วใส and 2 others')
  await desk.pressIn(0, 'Like')
  expect([like().getAttribute('aria-pressed'), like() === desk.post(0).querySelector('button')]).toEqual(['true', true])
  expect(desk.post(0).textContent).toContain('Liked by you, สุนิสา พรหมทอง, ธนพล แก้วใส and 2 others')
  await desk.run(() => desk.gate.answer())
  await desk.until(() => expect(reported).toEqual([{ kind: 'like', id: 1 }]))
  expect(desk.sent).toEqual([{ path: '/profile/post/like', body: { id: 1, isOn: true } }])
  await desk.pressIn(0, 'Like')
  expect(desk.post(0).textContent).toContain('Liked by สุนิสา พรหมทอง, ธนพล แก้วใส and 2 others')
})

test('PROFILE-42 a comment is shown while it is sent and once it is stored, and the field is free for the next', async () => {
  const desk = await profileDesk({ isGated: true })
  await desk.comment(0, '  หอมจริง ')
  expect(desk.comments(0)).toHaveLength(2)
  expect(desk.comments(0)[1]).toContain('Sending…หอมจริง')
  expect(desk.post(0).textContent).toContain('2 comments')
  expect(desk.post(0).querySelector('textarea')?.value).toBe('')
  expect(document.activeElement).toBe(desk.post(0).querySelector('textarea'))
  await desk.run(() => desk.gate.answer())
  await desk.until(() => expect(desk.comments(0)[1]).toBe('มจมาลี ใจดีNov 21, 2026, 10:00หอมจริง'))
  expect(desk.comments(0)).toHaveLength(2)
})

test('PROFILE-42 an empty or oversized comment is not sent and stays as typed', async () => {
  const desk = await profileDesk()
  await desk.comment(0, '  ')
  expect(desk.text()).toContain('Write something first')
  await desk.comment(0, 'ก'.repeat(1_002))
  expect(desk.text()).toContain('This is 2 characters too long')
  expect(desk.post(0).querySelector('textarea')?.value).toHaveLength(1_002)
  expect(desk.sent).toEqual([])
})

test('PROFILE-43 a failed comment keeps its text, and is sent again or discarded', async () => {
  const desk = await profileDesk()
  desk.breakIt(writing(() => new Response('', { status: 400 })))
  await desk.comment(0, 'หอมจริง')
  await desk.shown("Your comment wasn't sent.")
  expect(desk.comments(0)).toHaveLength(1)
  expect(desk.find('[role=alert]').textContent).toContain('หอมจริง')
  desk.breakIt()
  await desk.pressIn(0, 'Try again')
  await desk.until(() => expect(desk.comments(0)).toHaveLength(2))
  expect(desk.all('article [role=alert]')).toEqual([])
  desk.breakIt(writing(() => new Response('', { status: 403 })))
  await desk.comment(1, 'อีกอัน')
  await desk.shown("You can't comment here.")
  await desk.pressIn(1, 'Discard comment')
  expect([desk.all('article [role=alert]'), document.activeElement]).toEqual([
    [],
    desk.post(1).querySelector('textarea'),
  ])
})

const unsure = "We couldn't confirm your change to “ชาเขียวล็อตใหม่มาถึงแล้ว หอมมาก”. It's safe to try again."
const unmade = "Couldn't like “ชาเขียวล็อตใหม่มาถึงแล้ว หอมมาก”."

test.each([
  ['offline', offline, unsure],
  ['500', () => new Response('{', { status: 500 }), unsure],
  ['409', () => new Response('{}', { status: 409 }), unmade],
  ['403', () => new Response('', { status: 403 }), unmade],
  ['broken', () => new Response('<html>'), unsure],
] as const)(
  'PROFILE-44 a rejected like is reverted, names what failed and can be retried: %s',
  async (_, fieldError, said) => {
    const desk = await profileDesk()
    desk.breakIt(writing(fieldError))
    await desk.pressIn(0, 'Like')
    await desk.passUntil(said)
    const pressed = () => desk.post(0).querySelector('[aria-pressed]')?.getAttribute('aria-pressed')
    expect(pressed()).toBe('false')
    desk.breakIt()
    await desk.press('Try again')
    await desk.until(() => expect(pressed()).toBe('true'))
    await desk.until(() => expect(desk.text()).not.toContain(said))
  },
)

test('PROFILE-45 a user has one vote and can change it; voting without a selected answer asks for one', async () => {
  const desk = await profileDesk()
  const shares = () => desk.all('fieldset li').map((each) => each.textContent)
  expect(shares()).toEqual(['ชาเขียว48% · 12 votes', 'ชาอู่หลง32% · 8 votes', 'ชามะลิ20% · 5 votes'])
  await desk.press('Vote')
  expect([desk.text().includes('Choose an answer first'), desk.sent]).toEqual([true, []])
  await desk.radio('ชามะลิ')
  await desk.press('Vote')
  await desk.shown('You voted for ชามะลิ.')
  expect(shares()).toEqual(['ชาเขียว46% · 12 votes', 'ชาอู่หลง31% · 8 votes', 'ชามะลิ23% · 6 votes'])
  expect(() => desk.button('Vote')).toThrow()
  await desk.radio('ชาเขียว')
  await desk.press('Change vote')
  await desk.shown('You voted for ชาเขียว.')
  expect(shares()).toEqual(['ชาเขียว50% · 13 votes', 'ชาอู่หลง31% · 8 votes', 'ชามะลิ19% · 5 votes'])
  const described = desk.find('fieldset input').getAttribute('aria-describedby')
  expect(desk.find(`[id="${described}"]`).textContent).toBe('50% · 13 votes')
})

test('PROFILE-46 pages are followed and friends added, and both are undone with the same control', async () => {
  const desk = await profileDesk({ tab: 'friends' })
  expect(desk.text()).toContain('1 friend · 2 people you may know')
  await desk.press('Add friend: กมลชนก ทิพย์มณี')
  expect(desk.text()).toContain('2 friends · 1 person you may know')
  await desk.press('Unfriend: กมลชนก ทิพย์มณี')
  await desk.until(() => expect(desk.sent).toHaveLength(2))
  await desk.press('About')
  await desk.press('Follow คนรักชาไทย')
  await desk.press('Unfollow คนรักชาไทย')
  await desk.until(() => expect(desk.sent).toHaveLength(4))
  expect(desk.sent).toEqual([
    { path: '/profile/friend', body: { id: 1, isOn: true } },
    { path: '/profile/friend', body: { id: 1, isOn: false } },
    { path: '/profile/follow', body: { id: 1, isOn: true } },
    { path: '/profile/follow', body: { id: 1, isOn: false } },
  ])
})

test('PROFILE-47 a photo opens in a viewer; buttons and arrow keys move on, from the last to the first', async () => {
  const desk = await profileDesk({ tab: 'photos' })
  await desk.press('Photo 6: กาน้ำชา')
  await desk.until(() => desk.find('dialog'))
  const shown = () => [desk.find('dialog h2').textContent, desk.find('dialog [aria-live]').textContent]
  expect(shown()).toEqual(['Photo 6: กาน้ำชา', '6 of 6'])
  await desk.press('Next photo')
  expect(shown()).toEqual(['Photo 1: กล่องพัสดุ', '1 of 6'])
  await desk.key('dialog', { key: 'ArrowLeft' })
  expect(shown()).toEqual(['Photo 6: กาน้ำชา', '6 of 6'])
  await desk.key('dialog', { key: 'ArrowRight' })
  await desk.key('dialog', { key: 'ArrowRight' })
  expect(desk.find<HTMLImageElement>('dialog img').alt).toBe('ไร่ชา')
  await desk.run(() => desk.find('dialog img').dispatchEvent(new Event('error')))
  expect(desk.text()).toContain("Couldn't load this photo")
  await desk.press('Close')
  expect(desk.all('dialog')).toEqual([])
})

test('PROFILE-48 the tab of the address is shown; invalid values mean the first; drafts are kept', async () => {
  const moved: string[] = []
  const desk = await profileDesk({ tab: 'nonsense', onTabChanged: ({ tab }) => moved.push(tab) })
  const chosen = () => desk.find('[aria-selected=true]').textContent
  expect(chosen()).toBe('Posts')
  await desk.type('textarea', 'ยังไม่เสร็จ')
  await desk.press('Photos')
  await desk.press('Posts')
  expect([moved, desk.find<HTMLTextAreaElement>('textarea').value]).toEqual([['photos', 'feed'], 'ยังไม่เสร็จ'])
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  await desk.show(<RaanProfile tab="friends" />)
  expect(chosen()).toBe('Friends')
})

test.each([
  ['offline', offline],
  ['500', () => new Response('{', { status: 500 })],
  ['broken', () => new Response('<html>')],
] as const)('PROFILE-49 a profile that fails to load says so and can be loaded again: %s', async (_, fieldError) => {
  const desk = await profileDesk({ fieldError })
  await desk.passUntil("Couldn't load the profile")
  desk.breakIt()
  await desk.press('Try again')
  await desk.until(() => expect(desk.all('article')).toHaveLength(3))
})

test('PROFILE-49 an account without access to the profile is told so', async () => {
  const desk = await profileDesk({ fieldError: () => new Response('', { status: 403 }) })
  await desk.shown("You don't have access to the profile")
  expect(() => desk.button('Try again')).toThrow()
})

test("PROFILE-50 the link to one's own settings is shown only if the page provides it", async () => {
  let gone = 0
  const desk = await profileDesk()
  expect(() => desk.button('Edit profile')).toThrow()
  await desk.show(
    <RaanProfile
      settingsHref="/me"
      onSettings={() => {
        gone += 1
        return false
      }}
    />,
  )
  expect(desk.button('Edit profile').getAttribute('href')).toBe('/me')
  await desk.press('Edit profile')
  expect(gone).toBe(1)
})

const readData = async () => (await ask(createMock(), 'GET /profile/data')).body

test('PROFILE-51 user texts are plain text: markup, scripts and unusual URLs stay text', async () => {
  const hostile = '<img src=x onerror=alert(1)><b>ก</b>'
  const desk = await profileDesk({
    fieldError: async () => {
      const all = await readData()
      return Response.json({
        ...all,
        userAbout: { about: hostile, lives: hostile, website: 'javascript:alert(1)', email: 'a@b.c?cc=x@y.z' },
        post: [
          { ...all.post[0], postText: hostile, detailedComments: [{ id: 1, username: hostile, comment: hostile }] },
        ],
      })
    },
  })
  await desk.until(() => expect(desk.all('article')).toHaveLength(1))
  expect([desk.all('b'), desk.all('[onerror]'), desk.all('a')]).toEqual([[], [], []])
  expect(desk.post(0).textContent).toContain(hostile)
})

test('PROFILE-52 of many comments the last are shown, a press shows earlier ones; the same for posts', async () => {
  const posts = (of: { post: object[] }) =>
    Array.from({ length: 12 }, (_, at) => ({
      ...of.post[0],
      id: at + 1,
      detailedComments: Array.from({ length: 5 }, (__, nth) => ({
        id: nth + 1,
        username: 'ก',
        comment: `ความเห็น ${nth + 1}`,
      })),
    }))
  const desk = await profileDesk({
    fieldError: async (request) => {
      if (request.method !== 'GET') return new Response('', { status: 400 })
      const all = await readData()
      return Response.json({ ...all, post: posts(all) })
    },
  })
  await desk.until(() => expect(desk.all('article')).toHaveLength(10))
  expect(desk.comments(0)).toEqual(['กกความเห็น 3', 'กกความเห็น 4', 'กกความเห็น 5'])
  await desk.pressIn(0, 'Show 2 earlier comments')
  expect(desk.comments(0)).toHaveLength(5)
  expect(document.activeElement?.textContent).toBe('กกความเห็น 1')
  await desk.press('Show more posts')
  expect(desk.all('article')).toHaveLength(12)
  expect(() => desk.button('Show more posts')).toThrow()
})
