// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { ask } from '../helpers/ask'
import { blogDesk, offline, only, paths } from './blog-desk'

const comment = 'Your comment'
const send = 'Post comment'

describe('one post', () => {
  test('BLOG-50 is shown with image, author, text, counters and comments; without a number the first is shown', async () => {
    const desk = await blogDesk({ location: { mode: 'detail' } })
    await desk.shown('ชาอู่หลงยอดดอยรอบใหม่')
    await desk.until(() => expect(desk.find('[data-html]').textContent).toContain('ตีห้าครึ่ง หมอกยังไม่ยก'))
    for (const text of ['มาลี ใจดี', 'เจ้าของบ้านชาปลายดอย', '4 comments', 'Saved by 124 people', 'Nov 16, 2026'])
      await desk.shown(text)
    expect(desk.said()).toEqual([
      'จองสองกระป๋องค่ะพี่มาลี',
      'กลิ่นปีนี้เหมือนปีที่ได้รางวัลเลยครับ',
      'ลูกค้าที่น่านถามหาทุกวัน ขอสิบกล่องนะคะ',
      'ได้ค่ะ ส่งพร้อมรอบวันจันทร์',
    ])
    await desk.until(() => {
      const beside = desk.all('aside a').map((link) => link.getAttribute('href'))
      expect([beside.length, beside.includes('/blog/detail/10')]).toEqual([3, false])
    })
    await desk.press('Food')
    await desk.press('Edit')
    await desk.press('Back to posts')
    expect(desk.places).toEqual([
      { mode: 'list', query: 'category=Food' },
      { mode: 'edit', id: '10' },
      { mode: 'list' },
    ])
  })

  test('BLOG-51 a post is found by its slug; a missing one says so and links back; a failure can be retried', async () => {
    const desk = await blogDesk({ location: { mode: 'detail', id: 'first-customer' } })
    await desk.shown('เปิดร้านวันแรก')
    const missing = await blogDesk({ location: { mode: 'detail', id: '999' } })
    await missing.shown('Post not found')
    await missing.press('Back to posts')
    expect(missing.places).toEqual([{ mode: 'list' }])
    const broken = await blogDesk({ location: { mode: 'detail', id: '3' }, fieldError: only(paths.detail, offline) })
    await broken.passUntil("Couldn't load the post")
    broken.breakIt()
    await broken.press('Try again')
    await broken.shown('ผ้าขาวม้า')
    const closed = await blogDesk({
      location: { mode: 'detail', id: '3' },
      fieldError: only(paths.detail, () => new Response(null, { status: 403 })),
    })
    await closed.shown("You don't have access to the blog")
  })

  test("BLOG-52 a comment appears immediately under its author's name, and is stored", async () => {
    const desk = await blogDesk({ location: { mode: 'detail', id: '3' } })
    await desk.shown('1 comment')
    let answer = () => {}
    desk.breakIt((request) =>
      new URL(request.url).pathname === paths.comment
        ? new Promise((resolve) => {
            answer = () => resolve(desk.mock.transport(request))
          })
        : undefined,
    )
    await desk.fill(comment, ' สวยมาก\nอยากได้ ')
    await desk.press(send)
    expect([desk.said().at(-1), desk.value(comment)]).toEqual(['สวยมาก\nอยากได้', ''])
    expect(desk.all('[part=comment]').at(-1)?.textContent).toContain('มาลี ใจดีSending…')
    await desk.shown('2 comments')
    await desk.run(() => answer())
    await desk.until(() => expect(desk.text()).not.toContain('Sending…'))
    expect(desk.said()).toEqual(['วิธีผูกถุงขอเป็นวิดีโอได้ไหมคะ', 'สวยมาก\nอยากได้'])
    const { body } = await ask(desk.mock, 'GET /blog/list/data/detail?id=3')
    expect(body.comments.at(-1)).toMatchObject({ userFullName: 'มาลี ใจดี', commentText: 'สวยมาก\nอยากได้' })
  })

  test('BLOG-53 a failed comment is removed, its text returns to the field, and the message sends it again with the same key', async () => {
    const desk = await blogDesk({ location: { mode: 'detail', id: '3' } })
    await desk.shown('1 comment')
    desk.breakIt(only(paths.comment, () => Response.json({}, { status: 500 })))
    await desk.fill(comment, 'หายไหม')
    await desk.press(send)
    await desk.passUntil("We couldn't confirm whether your comment")
    expect([desk.said().length, desk.value(comment)]).toEqual([1, 'หายไหม'])
    desk.breakIt()
    await desk.press('Try again')
    await desk.until(() => expect(desk.said()).toEqual(['วิธีผูกถุงขอเป็นวิดีโอได้ไหมคะ', 'หายไหม']))
    await desk.until(() => expect(desk.text()).not.toContain('Sending…'))
    expect([desk.said().length, desk.value(comment)]).toEqual([2, ''])
    expect(new Set(desk.of(paths.comment).map(({ key }) => key)).size).toBe(1)
    const { body } = await ask(desk.mock, 'GET /blog/list/data/detail?id=3')
    expect(body.comments).toHaveLength(2)
  })

  test('BLOG-53 a returning text does not replace what is being typed', async () => {
    const desk = await blogDesk({ location: { mode: 'detail', id: '3' } })
    await desk.shown('1 comment')
    let refuse = () => {}
    desk.breakIt(
      only(
        paths.comment,
        () =>
          new Promise((resolve) => {
            refuse = () => resolve(new Response(null, { status: 403 }))
          }),
      ),
    )
    await desk.fill(comment, 'first')
    await desk.press(send)
    await desk.fill(comment, 'second')
    await desk.run(() => refuse())
    await desk.shown("You can't comment")
    expect([desk.value(comment), desk.said().length]).toEqual(['second', 1])
  })

  test('BLOG-54 an empty or oversized comment is not sent and says why; nothing is lost', async () => {
    const desk = await blogDesk({ location: { mode: 'detail', id: '3' } })
    await desk.shown('1 comment')
    await desk.press(send)
    await desk.shown('Write something first')
    expect(document.activeElement).toBe(desk.find(desk.field(comment)))
    const long = 'ก'.repeat(2_003)
    await desk.fill(comment, long)
    await desk.shown('3 characters too many')
    await desk.press(send)
    expect([desk.value(comment), desk.of(paths.comment)]).toEqual([long, []])
  })

  test('BLOG-56 a comment stored while the post reloads is shown, and the reload is not lost', async () => {
    const desk = await blogDesk({ location: { mode: 'detail', id: '3' } })
    await desk.shown('1 comment')
    await ask(desk.mock, 'POST /blog/update', { body: { blog: { id: 3, blogTitle: 'ชื่อใหม่' } } })
    const held: (() => void)[] = []
    desk.breakIt((request) =>
      new URL(request.url).pathname === paths.detail
        ? new Promise((resolve) => held.push(() => resolve(desk.mock.transport(request))))
        : undefined,
    )
    await desk.run(() => desk.engine.announce({ type: 'blog.saved', post: {} as never, isNew: false }))
    await desk.until(() => expect(held).toHaveLength(1))
    await desk.fill(comment, 'ระหว่างนั้น')
    await desk.press(send)
    await desk.until(() => expect(held).toHaveLength(2))
    expect([desk.said().at(-1), desk.text().includes('ชื่อใหม่')]).toEqual(['ระหว่างนั้น', false])
    await desk.run(() => held.forEach((answer) => answer()))
    await desk.shown('ชื่อใหม่')
    expect(desk.said()).toEqual(['วิธีผูกถุงขอเป็นวิดีโอได้ไหมคะ', 'ระหว่างนั้น'])
  })

  test('BLOG-55 the link is copied, or shown if the browser does not allow it', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    const desk = await blogDesk({ location: { mode: 'detail', id: 'first-customer' } })
    await desk.until(() => desk.button('Copy link'))
    await desk.press('Copy link')
    await desk.shown('Link copied')
    const url = new URL('/blog/detail/1', location.href).href
    expect(writeText.mock.calls).toEqual([[url]])
    writeText.mockRejectedValueOnce(new Error('no'))
    await desk.press('Copy link')
    await desk.until(() => expect(desk.value('Link to this post')).toBe(url))
    writeText.mockRestore()
  })
})
