// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aFile, chooseIn, dropOn, pasteInto } from '../helpers/given-files'
import { chatPage } from './chat-page'

test('CHAT-540 a user adds files by choosing, dropping and pasting, and sees pictures and files in the chat', async () => {
  const page = await chatPage()
  await page.enter(5)
  const chosen = () => page.all('ul[aria-label="Files to send"] li bdi').map((each) => each.textContent)
  await page.run(() => chooseIn(page.find<HTMLInputElement>('input[type=file]'), [aFile('a.jpg')]))
  await page.until(() => expect(chosen()).toEqual(['a.jpg']))
  await page.run(() => void dropOn(page.find('textarea'), [aFile('b.pdf', 'application/pdf')]))
  await page.until(() => expect(chosen()).toEqual(['a.jpg', 'b.pdf']))
  await page.run(() => void pasteInto(page.find('textarea'), [aFile('c.jpg')]))
  await page.until(() => expect(chosen()).toEqual(['a.jpg', 'b.pdf', 'c.jpg']))
  await page.press('Remove c.jpg')
  expect(chosen()).toEqual(['a.jpg', 'b.pdf'])
  await page.press('Send')
  expect(chosen()).toEqual([])
  await page.until(() => {
    expect(page.find<HTMLImageElement>('[data-pattern=picture] img').src).toMatch(/^data:image\/jpeg;base64,\/9j/)
    expect(page.find('li [data-pattern=file]').getAttribute('aria-label')).toBe('Download b.pdf')
  })
  expect(page.row(5)).toContain('You: b.pdf')
  await page.click('li [data-pattern=picture]')
  await page.until(() => expect(page.find<HTMLImageElement>('dialog img').alt).toBe('a.jpg'))
})

test('CHAT-2261 a wrong file says so when it is chosen, dropped or pasted; the text stays, and goes without the file', async () => {
  const page = await chatPage()
  await page.enter(5)
  const chosen = () => page.all('ul[aria-label="Files to send"] li').map((each) => each.textContent)
  const field = () => page.find<HTMLTextAreaElement>('textarea')
  await page.write('ส่งให้แล้วค่ะ')
  const wrong = { sheet: new File(['PK'], 'sheet.xlsx'), called: new File(['<svg>'], 'a.jpg', { type: 'image/jpeg' }) }
  await page.run(() => chooseIn(page.find<HTMLInputElement>('input[type=file]'), [wrong.sheet]))
  await page.until(() => expect(chosen()).toEqual(["sheet.xlsxNot a picture or PDF: can't be sent"]))
  await page.run(() => void dropOn(field(), [wrong.called, new File([], 'b.pdf')]))
  await page.until(() =>
    expect(chosen()).toEqual([
      "sheet.xlsxNot a picture or PDF: can't be sent",
      "a.jpgNot a picture or PDF: can't be sent",
      "b.pdfEmpty: can't be sent",
    ]),
  )
  const said = page.all('ul[aria-label="Files to send"] [role=alert]').map((each) => each.textContent)
  expect(said).toHaveLength(3)
  expect(field().value).toBe('ส่งให้แล้วค่ะ')
  await page.press('Remove sheet.xlsx')
  expect([chosen().length, field().value]).toEqual([2, 'ส่งให้แล้วค่ะ'])
})
