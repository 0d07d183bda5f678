import type { Backend } from './backend'
import type { Intent } from './intents'
import { markOf, type Screen, screenOf } from './screen'
import type { Visit } from './virtual-browser'
import type { Network } from './virtual-network'

/** What went wrong with one order, in words. */
export type Fault = { kind: 'doubled' | 'lost' | 'told wrong' | 'contract'; mark: string; words: string }

/** Orders that are neither stored nor offered, and how many of them could not be helped. */
export type Excused = {
  /** storage cleared, page gone and answer lost, all three: nobody could know */
  impossible: number
  /** the person was told that it can't be kept, and the page went */
  warned: number
  /** the disk took nothing, and the power went before the browser had written its other storage */
  unflushed: number
  /** the page or the power went in the moment of the press: nothing was sent, and nothing said */
  cutShort: number
}

type JudgeSetup = { intents: ReadonlyMap<string, Intent>; backend: Backend; network: Network }

const wordOf = ({ says, OrderNumber = '' }: Screen): string => `${says} ${OrderNumber}`.trim()

/** Holds what the screens say against what the backend has. */
export function createJudge({ intents, backend, network }: JudgeSetup) {
  const faults: Fault[] = []
  const blame = (kind: Fault['kind'], mark: string, words: string) => {
    if (!faults.some((each) => each.kind === kind && each.mark === mark)) faults.push({ kind, mark, words })
  }

  const hear = (screen: Screen) => {
    const { says, mark, OrderNumber, key } = screen
    const intent = intents.get(mark)
    if (!intent) return
    const word = wordOf(screen)
    intent.said = word
    if (says === 'unkept') intent.isWarned = true
    const rows = backend.stored(mark)
    if (says === 'taken' && OrderNumber && !rows.some((row) => row.OrderNumber === OrderNumber)) {
      // somebody typed into a draft that another page had stored: the screen says that this is not in it
      if (!backend.hasOrder(OrderNumber)) blame('told wrong', mark, `said ${word}, and no such order is stored`)
    } else if (says === 'saved' || says === 'stored' || (says === 'taken' && OrderNumber)) {
      if (!rows.some((row) => !OrderNumber || row.OrderNumber === OrderNumber))
        blame('told wrong', mark, `said ${word}, and no such order is stored`)
      intent.reportedAs = OrderNumber ?? ''
    }
    if (says !== 'mend' || intent.isUnflushed) return
    if (rows.length > intent.asked) blame('told wrong', mark, 'said not saved, and it is')
    // one of the order that is stored already, beside which another was asked for, changes nothing
    if (intent.asked > 0) return
    const unguarded = [...network.pending].find((each) => markOf(each.body) === mark && each.key !== key)
    if (unguarded) blame('told wrong', mark, 'said not saved, and a send under another key is still on its way')
  }

  return {
    faults,
    /** Every new word of a page; one that it shows from before it lay frozen is not said again. */
    watch({ engine, draft }: Visit) {
      let before = ''
      draft.subscribe(() => {
        const screen = screenOf(draft)
        const word = `${screen.mark} ${wordOf(screen)}`
        if (word !== before) hear(screen)
        before = word
      })
      engine.events$.subscribe((event) => {
        const { error } = event as { error?: { code?: string; detail?: { status?: number }; message?: string } }
        if (error?.code === 'contract' && error.detail?.status === undefined)
          blame('contract', '', String(error.message))
      })
    },
    /** No screen still says "not saved", after time to change, of an order that another one called saved. */
    review(visits: readonly Visit[]) {
      for (const { page, draft } of visits) {
        const screen = screenOf(draft)
        const isReported = intents.get(screen.mark)?.reportedAs !== undefined
        if (page.state === 'running' && screen.says === 'mend' && isReported) hear(screen)
      }
    },
    /** Once nothing goes wrong any more and the person has done what the screens asked for. */
    conclude(): Excused {
      const excused: Excused = { impossible: 0, warned: 0, unflushed: 0, cutShort: 0 }
      for (const intent of intents.values()) {
        const { mark, isPressed, isDiscarded, asked, reportedAs, said } = intent
        const rows = backend.stored(mark)
        if (rows.length > 1 + asked) blame('doubled', mark, rows.map(({ OrderNumber }) => OrderNumber).join(', '))
        if (rows.length > 0 && !isPressed) blame('told wrong', mark, 'stored, and nobody pressed save')
        if (!isPressed || isDiscarded || (rows.length > 0 && reportedAs !== undefined)) continue
        if (intent.isCleared && intent.isPageLost) excused.impossible++
        else if (intent.isWarned && intent.isPageLost) excused.warned++
        else if (intent.isUnflushed) excused.unflushed++
        else if (intent.isCutShort && rows.length === 0) excused.cutShort++
        else if (rows.length > 0) blame('lost', mark, `stored, and nobody is told; it was said: ${said}`)
        else blame('lost', mark, `neither stored nor offered; it was said: ${said}`)
      }
      return excused
    },
  }
}
