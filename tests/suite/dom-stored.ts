import { typeInto } from '../helpers/hands'
import { deepAll, deepFind, named, nameOf, shown, until } from '../helpers/looking'
import type { Desk, StoredEntries, Version } from './desk'
import type { DeskPage } from './dom-desk'

const labels: Record<keyof StoredEntries, string> = { name: "Recipient's name", note: 'Note' }

type StoredVerbs = Pick<Desk, 'status' | 'confirm' | 'edit' | 'saveEdit' | 'keep' | 'print'>

const textOf = (element: Element | null | undefined): string => element?.textContent ?? ''

/** What hands do to a stored order: beside the list, and at the labels. */
export function storedActions(page: Pick<DeskPage, 'container' | 'labelsOf'>): StoredVerbs {
  const see = <E extends Element = HTMLElement>(node: () => ParentNode, selector: string, name: string) =>
    until(`${selector} "${name}"`, () => named<E>(node(), selector, name))
  const rowOf = (OrderNumber: string) => deepFind(page.container(), `tr[data-row="${OrderNumber}"]`)
  const isAtRest = () => named(page.container(), 'button', 'Refresh list')?.getAttribute('aria-busy') !== 'true'
  const row = (OrderNumber: string) =>
    until(`the row of ${OrderNumber}`, () => (isAtRest() ? rowOf(OrderNumber) : undefined))
  const dialog = () => deepFind(page.container(), 'dialog[open]')
  const drawer = (): ParentNode => dialog() ?? document.createDocumentFragment()
  const press = async (name: string) => {
    ;(await see(drawer, 'button', name)).click()
    await shown()
  }
  const says = (text: string) =>
    deepAll(drawer(), '[role=status], [role=alert], h3').some((each) => textOf(each).includes(text))
  const open = async (OrderNumber: string) => {
    const opener = (await row(OrderNumber)).querySelector<HTMLElement>('[data-key=open]')
    opener?.click()
    await see(drawer, 'button', 'Edit')
  }
  const close = async () => {
    await press('Close')
    await until('no dialog', () => !dialog())
  }
  const afterSave = async (): Promise<Version[]> => {
    await until('what became of the edit', () => says('Changes saved') || says('Two versions of this order'))
    if (says('Changes saved')) {
      await close()
      return []
    }
    return deepAll(drawer(), '[role=radiogroup]').map((choice) => {
      const [mine, theirs] = deepAll(choice, 'bdi').map(textOf)
      return { mine: mine ?? '', theirs: theirs ?? '' }
    })
  }

  return {
    async status(OrderNumber) {
      return textOf((await row(OrderNumber)).querySelector('td[data-label=Status]')).toLowerCase()
    },
    async confirm(OrderNumber) {
      const isReported = (messages: string) =>
        deepAll(page.container(), '*').some((each) => each.childElementCount === 0 && textOf(each).includes(messages))
      ;(await see(page.container, 'button', `Next step for ${OrderNumber}: Confirm`)).click()
      const [done, refused] = [`${OrderNumber}: Confirmed`, 'to Confirmed']
      await until('what became of it', () => isReported(done) || isReported(refused))
      return { refused: isReported(refused) }
    },
    async edit(OrderNumber, entries) {
      await open(OrderNumber)
      await press('Edit')
      for (const [name, text] of Object.entries(entries)) {
        typeInto(await see<HTMLInputElement>(drawer, 'input, textarea', labels[name as keyof StoredEntries]), text)
        await shown()
      }
    },
    async saveEdit() {
      await press('Save changes')
      return afterSave()
    },
    async keep(side) {
      await press(side === 'mine' ? 'Keep all of mine' : 'Use all of theirs')
      await press('Save choice')
      await until('the choice saved', () => says('Changes saved'))
      await close()
    },
    async print(OrderNumber) {
      await page.labelsOf(OrderNumber)
      ;(await see(page.container, 'button', 'Print 1 label')).click()
      const reported = await until('what became of the print', () =>
        deepAll(page.container(), '[role=status], dialog[open]').find((each) =>
          /1 label printed|This label was printed before/.test(textOf(each)),
        ),
      )
      const [, printedBy] = /Printed by (.+?)( ·|$)/.exec(textOf(reported)) ?? []
      if (printedBy !== undefined) await press("Don't print")
      await page.labelsOf(undefined)
      await until(
        'no labels',
        () => !deepAll(page.container(), 'button').some((each) => /^Print .*label/.test(nameOf(each))),
      )
      return printedBy === undefined ? { printed: true } : { printedBy }
    },
  }
}
