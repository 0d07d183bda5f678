import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { deepAll, deepFind, focused, nameOf, until } from '../helpers/looking'
import { type Dashboard, english, type Look, newBrowser, openDashboard } from './dashboard'
import { dress, looks } from './looks'
import { axeFindings } from './page'

const groups = ['/ui', '/forms', '/tables', '/extensions', '/charts', '/maps']

describe('the gallery', () => {
  let dashboard: Dashboard
  const find = <E extends Element = HTMLElement>(selector: string) => deepFind<E>(dashboard.page.document, selector)
  const inSpecimen = (selector: string) => find(`[part=specimen] ${selector}`)
  const at = async (path: string) => {
    dashboard.go(path)
    const name = path.split('/').at(-1)
    return until(path, () => {
      const card = find(`[data-specimen="${name}"] > [part=card]`)
      const isWaiting = name !== 'loading' && card?.querySelector('[part=loading]')
      return card?.textContent && !isWaiting && card
    })
  }

  before(async () => {
    await newBrowser()
    dashboard = await openDashboard('/ui')
    await dashboard.signIn()
    await until('the gallery', () => find('[part=parts]'))
  })
  after(() => dashboard.page.close())

  /** the paths of a group; one that is one page has its own name */
  const partsOf = async (group: string): Promise<string[]> => {
    dashboard.go(group)
    return until(group, () => {
      const links = deepAll<HTMLAnchorElement>(dashboard.page.document, '[part=parts] a')
      const paths = links.map(({ pathname }) => pathname).filter((path) => path.startsWith(`${group}/`))
      return paths.length > 0 ? paths : find(`[data-specimen="${group.slice(1)}"]`) && [group]
    })
  }

  // what stands on the screens is looked at there in all looks: here one is enough, and each has its third
  const looksFor = (nth: number) => (process.env.ALL ? looks : [looks[Math.floor(nth / 16) % looks.length] as Look])

  it('GAL-10 each example shows its component, with a silent console and nothing for axe', async () => {
    const flaws: string[] = []
    let count = 0
    for (const group of groups)
      for (const path of await partsOf(group)) {
        await at(path)
        for (const look of looksFor(count++)) {
          await dress(dashboard, look)
          const says = `${path} ${look.locale} ${look.skin}: `
          flaws.push(
            ...(await axeFindings(dashboard.page, { within: find('[part=specimen]') })).map(
              (finding) => says + finding,
            ),
          )
          flaws.push(...dashboard.page.complaints.splice(0).map((complaint) => says + complaint))
        }
      }
    await dress(dashboard, english)
    expect(flaws).to.deep.equal([])
    expect(count).to.be.greaterThan(40)
  }).timeout(process.env.ALL ? 900_000 : 240_000)

  it('GAL-11 the shown code is the original source', async () => {
    await at('/ui/buttons')
    await dashboard.press('Show code')
    const field = await until('the code', () => find<HTMLTextAreaElement>('textarea[readonly]'))
    expect(field.value).to.include('export function Buttons() {')
    expect(field.value).to.include("from '@lingui/react/macro'")
  })

  it('GAL-14 a right-click opens the menu of a row at the pointer, the menu key at its button', async () => {
    await at('/extensions/context-menu')
    const line = await until('a line', () => inSpecimen('[data-line]'))
    const { left, top } = line.getBoundingClientRect()
    const press = (init: MouseEventInit) => {
      const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, composed: true, ...init })
      line.dispatchEvent(event)
      return event.defaultPrevented
    }
    const menu = () => find('[role=menu]')
    const placed = () => {
      const area = menu()?.getBoundingClientRect()
      return area && area.width > 0 && area.top > 0 ? area : undefined
    }
    expect(press({ button: 2, shiftKey: true })).to.equal(false)
    expect(press({ button: 2, clientX: left + 40, clientY: top + 10 })).to.equal(true)
    const area = await until('the menu', placed)
    expect(Math.hypot(area.left - left - 40, area.top - top - 10)).to.be.below(8)
    deepAll(dashboard.page.document, '[role=menu] [role=menuitem]')
      .find((item) => nameOf(item) === 'Duplicate')
      ?.click()
    await until('what was done', () => inSpecimen('output')?.textContent?.startsWith('Duplicate: '))
    const button = line.querySelector('button')
    await until('the focus at the button of the row', () => focused(dashboard.page.document) === button)

    await until('no menu', () => !menu())
    expect(press({ button: -1 })).to.equal(true)
    const hung = await until('the menu', placed)
    const { bottom } = (button as HTMLElement).getBoundingClientRect()
    expect(hung.top).to.be.at.least(bottom)
    await until('its first entry', () => find('[role=menuitem][data-highlighted]'))
    await sendKeys({ press: 'Escape' })
    await until('no menu', () => !menu())
    expect(dashboard.page.complaints).to.deep.equal([])
  })

  it('GAL-15 a tour moves on with Enter and restores the focus on Escape', async () => {
    await at('/extensions/tour')
    const begin = await dashboard.see('button', 'Start tour')
    begin.focus()
    const stepTo = async (title: string) => {
      await sendKeys({ press: 'Enter' })
      await until(`the step ${title}`, () => find('dialog[open] h2')?.textContent === title)
    }
    await stepTo('The components')
    expect(await axeFindings(dashboard.page)).to.deep.equal([])
    await stepTo('The component')
    const card = find('dialog[open] h2')?.closest('div[style]')?.getBoundingClientRect()
    const about = inSpecimen('[part=card]')?.getBoundingClientRect()
    expect(card?.top).to.be.greaterThan(about?.bottom ?? Number.POSITIVE_INFINITY)
    await stepTo('Its code')
    await sendKeys({ press: 'Escape' })
    await until('the focus where it was', () => focused(dashboard.page.document) === begin)
    expect(find('dialog[open]')).to.equal(undefined)
    expect(dashboard.page.complaints).to.deep.equal([])
  })

  it('GAL-16 the player has its own audio that loads under the strict policy, and a transcript', async () => {
    await at('/extensions/player')
    const audio = await until('the player', () => inSpecimen('audio') as HTMLAudioElement | undefined)
    await until('the sound', () => audio.readyState >= 1)
    expect(Math.round(audio.duration * 10)).to.equal(16)
    const [track] = audio.textTracks
    if (track) track.mode = 'hidden'
    const cue = await until('the words', () => track?.cues?.[0] as VTTCue | undefined)
    expect(inSpecimen('figcaption')?.textContent).to.equal(cue.text)
    expect(dashboard.page.complaints).to.deep.equal([])
  })

  it("GAL-17 a component's names in other libraries lead to it", async () => {
    dashboard.go('/extensions/sweet-alert')
    await until('the dialogs', () => find('[data-specimen=dialogs]'))
    expect(dashboard.path()).to.equal('/ui/dialogs')
  })
})
