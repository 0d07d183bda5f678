import { isKeyUsed } from '../../src/core/kernel/outcome'
import type { OrderContext } from '../../src/core/order/order.context'
import { fieldErrors } from '../../src/core/order/order.steps'
import type { Draft } from './virtual-browser'

/**
 * What a person reads. `open`: a form that can be filled. `gaps`: what is still to be filled in. `mend`: not saved, and
 * why. `unknown`: it is not known whether it is saved. `unsure`: nor can the backend be asked, so that they may look
 * into the list. `unkept`: it can't be kept on this machine, save anyway? `stored`: an order was stored already, and
 * which. `taken`: another tab has this order.
 */
export type Says =
  | 'busy'
  | 'open'
  | 'gaps'
  | 'mend'
  | 'unknown'
  | 'unsure'
  | 'signed-out'
  | 'saved'
  | 'unkept'
  | 'stored'
  | 'taken'

export type Screen = {
  says: Says
  /** of the order that stands there; '' for an empty form */
  mark: string
  /** where it says one */
  OrderNumber: string | undefined
  /** `stored`: the order shown beside the form is another one */
  isOther: boolean
  /** names of the fields that are to be mended */
  fieldErrors: readonly string[]
  /** orders left over that can be taken up */
  offers: readonly { id: string; mark: string }[]
  /** save was pressed, and whether anything is sent is still to be found out */
  isDeciding: boolean
  /** no person sees it: what the next press of save sends along */
  key: string | undefined
}

/** Every order that a person means to place has a mark of its own in its note and its name. */
export const markOf = (text: string): string => /\bm\d+\b/.exec(text)?.[0] ?? ''

const busy = ['restoring', 'recording', 'sending', 'lookingUp']

function saysOf(state: string, context: OrderContext): Says {
  const { errors, error, stored, doubted, lookup, checking } = context
  if (busy.includes(state) || checking === 'save') return 'busy'
  if (state === 'waiting') return 'unknown'
  if (state === 'signedOut') return 'signed-out'
  if (state === 'unrecorded') return 'unkept'
  if (state === 'saved' || state === 'taken') return state
  if (stored || (error && isKeyUsed(error))) return 'stored'
  if (doubted && lookup !== 'none') return 'unsure'
  const paths = Object.keys(errors)
  if (error === undefined && paths.length > 0) {
    const missing = fieldErrors(context)
    if (paths.every((path) => path in missing)) return 'gaps'
  }
  return error || paths.length > 0 ? 'mend' : 'open'
}

/** What the form of a draft shows, whatever the machine behind it is called inside. */
export function screenOf(draft: Draft): Screen {
  const { value, context } = draft.getSnapshot()
  const state = typeof value === 'string' ? value : (Object.values(value)[0] as string)
  const { fields, frozen, saved, stored, taken, orphans, errors, key } = context
  const says = saysOf(state, context)
  const numbers: Partial<Record<Says, string | undefined>> = {
    saved: saved?.OrderNumber,
    stored: stored?.OrderNumber,
    taken: taken?.order,
  }
  // a form that is still being restored is an empty place
  const note = saved && says === 'saved' ? saved.note : (frozen?.body.note ?? fields.note) || fields.name
  const mark = state === 'restoring' ? '' : markOf(note)
  return {
    says,
    mark,
    OrderNumber: numbers[says],
    isOther: says === 'stored' && stored !== undefined && markOf(stored.note) !== mark,
    fieldErrors: Object.keys(errors),
    offers: orphans.map(({ id, name }) => ({ id, mark: markOf(name) })),
    isDeciding: context.checking === 'save',
    key,
  }
}

/** The buttons. Whoever presses one that is not there presses nothing. */
export const buttons = {
  save: { type: 'save' },
  next: { type: 'next' },
  setAside: { type: 'draft.setAside' },
  clear: { type: 'clear' },
  accept: { type: 'stored.accept' },
  saveAnother: { type: 'stored.saveAnother' },
  cancel: { type: 'save.cancel' },
} as const
