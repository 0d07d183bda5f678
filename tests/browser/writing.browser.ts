import { expect } from 'chai'
import { deepFind, focused, named, shown, until } from '../helpers/looking'
import { keyboard } from './keys'
import { openStage, type Staged } from './staged'

describe('the editor in a shadow root', () => {
  let page: Staged
  beforeEach(async () => {
    page = await openStage()
    page.window.focus()
  })
  afterEach(async () => {
    const harm = await page.harm()
    page.close()
    expect(harm).to.deep.equal([])
  })

  const begin = async (first = '', props: Parameters<Staged['stage']['richText']>[1] = {}) => {
    const editor = page.stage.richText(first, { autoFocus: true, ...props })
    await until('the cursor in the text', () => focused(page.document)?.role === 'textbox')
    await shown()
    return { editor, keys: keyboard(page), reported: () => editor.received.at(-1) }
  }
  const press = async (name: string) => {
    const button = await until(name, () => named<HTMLElement>(page.document, 'button', name))
    button.click()
    await shown()
  }

  it('HTML-60 Thai and Latin text, lines, lists and formats entered by keyboard are output as plain HTML', async () => {
    const { keys, reported } = await begin()
    await keys.type('น้ำผึ้ง ๑ ขวด hello')
    expect(reported()).to.equal('<p>น้ำผึ้ง ๑ ขวด hello</p>')
    for (let letter = 0; letter < 5; letter++) await keys.press('Shift+ArrowLeft')
    await keys.press('Control+b')
    await keys.press('ArrowRight')
    await keys.press('Enter')
    await keys.type('- หนึ่ง')
    await keys.press('Enter')
    await keys.type('สอง')
    await keys.press('Enter')
    await keys.press('Enter')
    await keys.press('Control+i')
    await keys.type('a')
    await keys.press('Shift+Enter')
    await keys.type('b  c')
    expect(reported()).to.equal(
      '<p>น้ำผึ้ง ๑ ขวด <strong>hello</strong></p><ul><li>หนึ่ง</li><li>สอง</li></ul><p><em>a<br>b\u00a0 c</em></p>',
    )
  })

  it('HTML-61 the toolbar applies to the selection, which stays selected', async () => {
    const { keys, reported } = await begin('<p>one two</p>')
    await keys.press('End')
    for (let letter = 0; letter < 3; letter++) await keys.press('Shift+ArrowLeft')
    for (const [tool, html] of [
      ['Bold', '<p>one <strong>two</strong></p>'],
      ['Underline', '<p>one <strong><u>two</u></strong></p>'],
      ['Align right', '<p align="right">one <strong><u>two</u></strong></p>'],
      ['Quote', '<blockquote><p align="right">one <strong><u>two</u></strong></p></blockquote>'],
      ['Quote', '<p align="right">one <strong><u>two</u></strong></p>'],
      ['Clear formatting', '<p>one two</p>'],
      ['Numbered list', '<ol><li>one two</li></ol>'],
      ['Bulleted list', '<ul><li>one two</li></ul>'],
      ['Bulleted list', '<p>one two</p>'],
      ['Strikethrough', '<p>one <s>two</s></p>'],
      ['Undo', '<p>one two</p>'],
      ['Redo', '<p>one <s>two</s></p>'],
    ]) {
      await press(tool ?? '')
      expect([tool, reported()]).to.deep.equal([tool, html])
      expect(focused(page.document)?.role).to.equal('textbox')
    }
    await keys.type('2')
    expect(reported()).to.equal('<p>one <s>2</s></p>')
    await keys.press('Control+a')
    await press('Numbered list')
    expect(reported()).to.equal('<ol><li>one <s>2</s></li></ol>')
    await keys.press('Control+a')
    await press('Numbered list')
    expect(reported()).to.equal('<p>one <s>2</s></p>')
  })

  it('HTML-62 Tab always leaves the editor; the toolbar is one tab stop with arrow keys', async () => {
    const { keys } = await begin('<ul><li>one</li></ul>')
    const tool = () => (focused(page.document) as HTMLElement | null)?.dataset.tool
    await keys.press('Shift+Tab')
    expect(tool()).to.equal('bold')
    await keys.press('ArrowRight')
    expect(tool()).to.equal('italic')
    await keys.press('ArrowLeft')
    await keys.press('ArrowLeft')
    expect(tool()).to.equal('redo')
    await keys.press('Home')
    expect(tool()).to.equal('bold')
    await keys.press('End')
    expect(tool()).to.equal('redo')
    await keys.press('Tab')
    expect(focused(page.document)?.role).to.equal('textbox')
    await keys.press('Tab')
    expect(focused(page.document)?.role).to.not.equal('textbox')
    expect(keys.unmarked).to.deep.equal([])
  })

  it('HTML-63 Ctrl+K asks for a link; an invalid one is rejected, and Escape leaves the text unchanged', async () => {
    const { keys, reported, editor } = await begin('<p>shop</p>')
    await keys.press('Control+a')
    await keys.press('Control+k')
    await until('the field', () => focused(page.document)?.localName === 'input')
    await keys.type('javascript:canary(1)')
    await keys.press('Enter')
    const field = focused(page.document)
    expect([field?.localName, field?.getAttribute('aria-invalid')]).to.deep.equal(['input', 'true'])
    await keys.press('Escape')
    await until('the text again', () => focused(page.document)?.role === 'textbox')
    expect(editor.received).to.deep.equal([])
    await keys.press('Control+k')
    await until('the field', () => focused(page.document)?.localName === 'input')
    await keys.type('shop.example/น้ำผึ้ง')
    await keys.press('Enter')
    await until('the link', () => reported() === '<p><a href="https://shop.example/น้ำผึ้ง">shop</a></p>')
    expect(focused(page.document)?.role).to.equal('textbox')
    await keys.press('Control+k')
    const remove = await until('a way to remove it', () => named<HTMLElement>(page.document, 'button', 'Remove link'))
    remove.click()
    await until('no link', () => reported() === '<p>shop</p>')
  })

  it('HTML-64 text copied within the editor is pasted unchanged, and undone with Ctrl+Z', async () => {
    const { keys, reported } = await begin('<ol><li>one</li><li><strong>two</strong></li></ol>')
    const html = '<ol><li>one</li><li><strong>two</strong></li></ol>'
    await keys.press('Control+a')
    await keys.press('Control+c')
    await keys.press('Control+x')
    await until('an empty text', () => reported() === '')
    await keys.press('Control+v')
    await until('the text', () => reported() === html)
    await keys.press('Control+z')
    await until('nothing', () => reported() === '')
    await keys.press('Control+y')
    await until('the text again', () => reported() === html)
  })

  it('HTML-65 a value from outside replaces the text; the one it reported leaves the cursor in place', async () => {
    const { keys, reported, editor } = await begin('<p>one</p>')
    await keys.type('1')
    await keys.type('2')
    expect(reported()).to.equal('<p>12one</p>')
    editor.put('<p>other <b>words</b></p>')
    expect(deepFind(page.document, '[role=textbox]')?.textContent).to.equal('other words')
    expect(editor.received.length).to.equal(2)
    editor.put('')
    expect(deepFind(page.document, '[role=textbox]')?.textContent).to.equal('')
  })

  it('HTML-66 disabled, it is read-only without a toolbar; its links open in a new tab', async () => {
    const editor = page.stage.richText('<p>one <a href="https://a.example">two</a></p>', { disabled: true })
    const text = (await until('the text', () => deepFind(page.document, '[role=textbox]'))) as HTMLElement
    expect([text.contentEditable, text.ariaReadOnly, text.tabIndex]).to.deep.equal(['false', 'true', 0])
    expect(deepFind(page.document, '[role=toolbar]')).to.equal(undefined)
    const { target, rel } = deepFind<HTMLAnchorElement>(page.document, '[role=textbox] a') as HTMLAnchorElement
    expect([target, rel]).to.deep.equal(['_blank', 'noopener noreferrer'])
    editor.change({ disabled: false })
    await until('the tools', () => deepFind(page.document, '[role=toolbar]'))
    expect(text.contentEditable).to.equal('true')
  })

  it('HTML-67 the editor fits a phone', async () => {
    page.close()
    page = await openStage({ width: 390, height: 700 })
    page.stage.richText(`<p>${'กา'.repeat(300)} ${'x'.repeat(300)}</p>`, {}, { skin: 'light', locale: 'th' })
    await until('the text', () => deepFind(page.document, '[role=textbox]'))
    const wide = [page.document.documentElement, deepFind(page.document, '[part=rich-text]') as Element].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    )
    expect(wide).to.deep.equal([0, 0])
  })
})
