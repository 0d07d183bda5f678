import { expect } from 'chai'
import { typeInto } from '../helpers/hands'
import { deepAll, deepFind, named, shown, until } from '../helpers/looking'
import { type Dashboard, newBrowser, openDashboard } from './dashboard'
import { axeFindings, calm } from './page'

describe('account settings and profile in a browser', () => {
  let dashboard: Dashboard
  const open = async (path: string, what: string) => {
    await newBrowser()
    dashboard = await openDashboard('/login')
    await dashboard.signIn()
    dashboard.page.close()
    dashboard = await openDashboard(path)
    await until(what, () => deepFind(dashboard.page.document, what))
    await calm(dashboard.page)
  }
  afterEach(() => {
    dashboard.page.close()
  })

  const document = () => dashboard.page.document
  const picture = () => deepFind<HTMLImageElement>(document(), 'header button [part=avatar] img')?.src ?? ''
  const person = () => deepFind(document(), 'header button [part=avatar]')?.closest('button')?.textContent ?? ''
  const fill = async (name: string, text: string) =>
    typeInto(await dashboard.see<HTMLInputElement>('input', name), text)

  /** A photograph as a camera hands it over: broad, of many colours. */
  async function photograph(): Promise<File> {
    const canvas = window.document.createElement('canvas')
    canvas.width = 1_200
    canvas.height = 800
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D
    for (let x = 0; x < 1_200; x += 8) {
      pen.fillStyle = `hsl(${x % 360} 70% 60%)`
      pen.fillRect(x, 0, 8, 800)
    }
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
    return new File([blob as Blob], 'me.png', { type: 'image/png' })
  }

  function choose(file: File): void {
    const input = deepFind<HTMLInputElement>(document(), 'main input[type=file]') as HTMLInputElement
    const files = new DataTransfer()
    files.items.add(file)
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }

  it('ACCOUNT-60 an uploaded image and a new name appear in the top bar once saved, and after a reload', async () => {
    await open('/pages/account-settings', 'main form input')
    choose(new File(['no picture'], 'me.txt', { type: 'text/plain' }))
    await dashboard.see('main p', "This file isn't a picture")
    choose(new File([new Uint8Array(20_000_001)], 'me.png', { type: 'image/png' }))
    await dashboard.see('main p', 'This picture is too large')
    choose(await photograph())
    await until('the picture', () => deepFind<HTMLImageElement>(document(), 'main form img')?.src.startsWith('data:'))
    await fill('Full name', 'มาลี ใหม่เอี่ยม')
    expect([picture(), person().includes('ใหม่เอี่ยม')]).to.deep.equal(['', false])
    await dashboard.press('Save changes')
    await until('the name at the top', () => person().includes('มาลี ใหม่เอี่ยม'))
    const stored = picture()
    expect([/^data:image\/(webp|png)/.test(stored), stored.length < 200_000]).to.deep.equal([true, true])
    await dashboard.page.reload()
    await until('both again', () => picture() === stored && person().includes('มาลี ใหม่เอี่ยม'))
    expect(dashboard.page.complaints).to.deep.equal([])
  })

  it('ACCOUNT-61 leaving for another screen with unsaved changes asks, and they are kept; axe finds nothing on any tab', async () => {
    await open('/pages/account-settings/information', 'main form textarea')
    await fill('Website', 'https://malee.example')
    await dashboard.see('main p', 'You have unsaved changes.')
    await dashboard.choose('มาลี ใจดี', 'Profile')
    await dashboard.press('Leave', 'dialog button')
    await dashboard.at('Profile')
    dashboard.page.window.history.back()
    await dashboard.at('Account settings')
    const typed = await dashboard.see<HTMLInputElement>('input', 'Website')
    expect(typed.value).to.equal('https://malee.example')
    for (const tab of ['General', 'Password', 'Devices', 'Information', 'Social', 'Notifications']) {
      await dashboard.press(tab, '[role=tab]')
      expect(await axeFindings(dashboard.page), tab).to.deep.equal([])
    }
    expect(dashboard.path()).to.equal('/pages/account-settings/notifications')
    expect(dashboard.page.complaints).to.deep.equal([])
  })

  it('PROFILE-60 likes, comments and votes are there after a reload, and photos are browsed by keyboard', async () => {
    await open('/pages/profile', 'main article')
    const [post] = deepAll(document(), 'main article')
    ;(named(post as HTMLElement, 'button', 'Like') as HTMLElement).click()
    typeInto(deepFind(post as HTMLElement, 'textarea') as HTMLTextAreaElement, 'หอมจริง')
    await shown()
    ;(named(post as HTMLElement, 'button', 'Post comment') as HTMLElement).click()
    await until('the comment', () =>
      deepAll(document(), 'main article li').some((each) => /หอมจริง/.test(each.textContent)),
    )
    await dashboard.press('ชามะลิ', 'main label')
    await dashboard.press('Vote')
    await until('the vote', () =>
      /You voted for ชามะลิ/.test(deepFind(document(), 'main form [role=status]')?.textContent ?? ''),
    )
    // until it is stored the comment is faint
    await until('the stored comment', () =>
      deepAll(document(), 'main article li').every((each) => getComputedStyle(each).opacity === '1'),
    )
    expect(await axeFindings(dashboard.page)).to.deep.equal([])
    await dashboard.press('Photo 6: กาน้ำชา')
    const dialog = await until('the photo', () => deepFind<HTMLDialogElement>(document(), 'dialog[open]'))
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    await dashboard.see('dialog h2', 'Photo 1: กล่องพัสดุ')
    expect(await axeFindings(dashboard.page)).to.deep.equal([])
    await dashboard.page.reload()
    await until('what was done', () => {
      const [again] = deepAll(document(), 'main article')
      return again?.querySelector('[aria-pressed=true]') && again.textContent.includes('หอมจริง')
    })
    expect(dashboard.page.complaints).to.deep.equal([])
  })

  it('DASH-66 the back button asks before unsaved changes are lost, and then goes back', async () => {
    await open('/pages/faq', 'main details')
    dashboard.go('/pages/account-settings')
    await until('the settings', () => deepFind(document(), 'main form input'))
    await fill('Full name', 'มาลี ใหม่เอี่ยม')
    await dashboard.see('main p', 'You have unsaved changes.')
    const question = () => deepFind(document(), 'dialog[open]')
    dashboard.page.window.history.back()
    await until('the question', question)
    await dashboard.press('Keep editing', 'dialog button')
    await until('no question', () => !question())
    expect(dashboard.path()).to.equal('/pages/account-settings')
    dashboard.page.window.history.back()
    await until('the question again', question)
    await dashboard.press('Leave', 'dialog button')
    await dashboard.at('Questions and answers')
    expect([dashboard.path(), dashboard.page.complaints]).to.deep.equal(['/pages/faq', []])
  })
})
