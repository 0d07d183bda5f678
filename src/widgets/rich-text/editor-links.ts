import type { Command, EditorState } from 'prosemirror-state'
import { linkable, schema } from './editor-schema'

const { link } = schema.marks

type Found = { from: number; to: number; href: string }

/** The link at the cursor or at the start of the selection. */
export function linkAt({ selection: { $from, from } }: EditorState): Found | undefined {
  const runs: Found[] = []
  let at = $from.start()
  $from.parent.forEach((node) => {
    const href: unknown = link.isInSet(node.marks)?.attrs.href
    const last = runs.at(-1)
    const to = at + node.nodeSize
    if (last?.to === at && last.href === href) last.to = to
    else if (typeof href === 'string') runs.push({ from: at, to, href })
    at = to
  })
  return runs.find((run) => run.from <= from && from <= run.to)
}

/** Normalizes input to a URL: `shop.example` becomes `https://shop.example`. Undefined if it isn't one. */
export function addressOf(text: string): string | undefined {
  const typed = text.trim()
  if (/^[^\s@/:]+@[^\s@/.]+\.[^\s@/]+$/.test(typed)) return `mailto:${typed}`
  if (/^\+?[\d\s-]{8,}$/.test(typed)) return `tel:${typed.replace(/[\s-]/g, '')}`
  const whole = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`
  if (!linkable.test(whole) || !URL.canParse(whole)) return undefined
  const { protocol, hostname } = new URL(whole)
  return /^https?:$/.test(protocol) && !/[.:]|^localhost$/.test(hostname) ? undefined : whole
}

/** Links the selection, changes the link at the cursor, or inserts the URL as text. */
export const linkTo =
  (href: string): Command =>
  (state, dispatch) => {
    const { tr, selection } = state
    const mark = link.create({ href })
    const found = linkAt(state)
    if (!selection.empty) tr.removeMark(selection.from, selection.to, link).addMark(selection.from, selection.to, mark)
    else if (found) tr.removeMark(found.from, found.to, link).addMark(found.from, found.to, mark)
    else tr.replaceSelectionWith(schema.text(href.replace(/^(?:mailto|tel):/, ''), [mark]), false)
    dispatch?.(tr.removeStoredMark(link).scrollIntoView())
    return true
  }

export const unlink: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection
  const found = linkAt(state)
  if (empty && !found) return false
  const range = empty && found ? found : { from, to }
  dispatch?.(state.tr.removeMark(range.from, range.to, link))
  return true
}
