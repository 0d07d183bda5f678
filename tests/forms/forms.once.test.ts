import { describe, expect, test } from 'vitest'
import { type FormName, forms, openForm, type Trouble, troubles } from './form-desk'

const names = Object.keys(forms) as FormName[]
const possibleEvents = Object.keys(troubles) as Trouble[]
/** a form that goes on after it was saved is ready for the next change */
const savedStage = (name: FormName) => (name === 'account.update' ? 'editing' : 'saved')
const everyTrouble = names.flatMap((name) => possibleEvents.map((trouble) => [name, trouble] as const))
const changing = names.filter((name) => 'more' in forms[name])
const versioned = names.filter((name) => 'byOthers' in forms[name])

describe('saved once', () => {
  test.each(everyTrouble)('FORM-600 %s: %s, saved again, and it is stored once', async (name, trouble) => {
    const desk = await openForm(name)
    desk.fill('ใหม่')
    await desk.save(trouble)
    expect([desk.stage(), desk.context().asked.unanswered > 0]).toEqual(['editing', true])
    expect((await desk.stored()).changes).toBe(trouble === 'it never arrives' ? 0 : 1)
    await desk.save()
    expect([desk.stage(), desk.context().asked.unanswered]).toEqual([savedStage(name), 0])
    expect(await desk.stored()).toMatchObject({ changes: 1, text: 'ใหม่' })
  })

  test.each(changing)('FORM-601 %s: later entries are stored on top of the unanswered send', async (name) => {
    const desk = await openForm(name)
    desk.fill('ใหม่')
    await desk.save('the answer is lost')
    desk.more('เพิ่ม')
    await desk.save()
    expect(desk.stage()).toBe(savedStage(name))
    expect(await desk.stored()).toMatchObject({ text: 'ใหม่', more: 'เพิ่ม' })
  })

  test.each(changing)(
    'FORM-602 %s: a change that is undone is stored as it was, not taken for unchanged',
    async (name) => {
      const desk = await openForm(name)
      const { text = '' } = await desk.stored()
      desk.fill('ใหม่')
      await desk.save('the answer is lost')
      expect((await desk.stored()).text).toBe('ใหม่')
      desk.fill(text)
      await desk.save()
      expect([desk.stage(), (await desk.stored()).text]).toEqual([savedStage(name), text])
    },
  )

  test.each(versioned)("FORM-603 %s: someone else's change in the meantime stays a conflict", async (name) => {
    const desk = await openForm(name)
    desk.fill('ใหม่')
    await desk.save('it never arrives')
    await desk.byOthers('ของเขา')
    await desk.save()
    expect((await desk.stored()).text).toBe('ของเขา')
    expect([['editing', 'conflicted'].includes(String(desk.stage())), desk.context()]).toEqual([
      true,
      expect.objectContaining({ theirs: expect.anything() }),
    ])
  })

  test.each(versioned)('FORM-603 %s: so does their change on top of our unanswered send', async (name) => {
    const desk = await openForm(name)
    desk.fill('ใหม่')
    await desk.save('the answer is lost')
    await desk.byOthers('ของเขา')
    await desk.save()
    expect([(await desk.stored()).text, desk.stage() === 'saved']).toEqual(['ของเขา', false])
  })

  test("FORM-603 nobody's change of a field that we still have to send is overwritten", async () => {
    const desk = await openForm('users.update')
    desk.fill('ใหม่')
    await desk.save('the answer is lost')
    const others = await desk.mock.transport(
      new Request('http://shop.test/apps/users/update', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ user: { id: 3, country: 'ของเขา' } }),
      }),
    )
    expect(others.status).toBe(200)
    desk.more('ของเรา')
    await desk.save()
    expect([desk.stage(), await desk.stored()]).toMatchObject(['editing', { text: 'ใหม่', more: 'ของเขา' }])
  })

  test.each(names)('FORM-604 %s: a rejection says nothing about the unanswered send before it', async (name) => {
    const desk = await openForm(name)
    desk.fill('ใหม่')
    await desk.save(async () => new Response('', { status: 403 }))
    expect([desk.stage(), desk.context().asked.unanswered]).toEqual(['editing', 0])
    await desk.save('the answer is lost')
    expect(desk.context().asked.unanswered).toBeGreaterThan(0)
    await desk.save(async () => new Response('', { status: 404 }))
    expect([desk.stage(), desk.context().asked.unanswered > 0]).toEqual(['editing', true])
    await desk.save()
    expect([desk.stage(), (await desk.stored()).changes]).toEqual([savedStage(name), 1])
  })

  test.each(names)('FORM-605 %s: pressed three times it is one request', async (name) => {
    const desk = await openForm(name)
    desk.fill('ใหม่')
    await desk.save()
    expect([desk.stage(), desk.sent.length]).toEqual([savedStage(name), 1])
  })
})

describe('created once', () => {
  test.each(['users.add', 'blog.add', 'invoices.add'] as const)(
    'FORM-606 %s: entries after a lost response change the created record, and create no second one',
    async (name) => {
      const desk = await openForm(name)
      desk.fill('แรก')
      await desk.save('the answer is lost')
      desk.fill('ใหม่')
      await desk.save()
      expect([desk.stage(), await desk.stored()]).toEqual(['saved', { changes: 1, text: 'ใหม่' }])
      expect(new Set(desk.sent.map(({ key }) => key)).size).toBe(1)
      const type = `${name.split('.')[0]}.saved`
      expect(desk.received(type).map(({ isNew }) => isNew)).toEqual([true, false])
    },
  )

  test.each(['users.add', 'blog.add', 'invoices.add'] as const)(
    'FORM-607 %s: the key is kept after a rejection',
    async (name) => {
      const desk = await openForm(name)
      desk.fill('แรก')
      await desk.save(async () => Response.json({ error: { note: 'too-long' } }, { status: 422 }))
      desk.fill('ใหม่')
      await desk.save()
      const [first, second] = desk.sent.map(({ key }) => key)
      expect([desk.stage(), first, second]).toEqual(['saved', second, expect.stringMatching(/^\w{32}$/)])
    },
  )
})
