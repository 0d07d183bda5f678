import { lift, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { Attrs, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { AllSelection, type Command, type EditorState, TextSelection } from 'prosemirror-state'
import { type Align, schema } from './editor-schema'

/** Ctrl+A makes an AllSelection, which commands ignore: converts it to a text selection. */
export function inText(state: EditorState): EditorState {
  const { doc, selection, tr } = state
  if (!(selection instanceof AllSelection)) return state
  return state.apply(tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))))
}

export const onText =
  (command: Command): Command =>
  (state, dispatch, view) =>
    command(inText(state), dispatch, view)

const { nodes, marks } = schema

const around = ({ selection: { $from } }: EditorState, type: NodeType): boolean =>
  Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some((node) => node.type === type)

const listed =
  (type: NodeType): Command =>
  (state, dispatch) => {
    if (around(state, type)) return liftListItem(nodes.list_item)(state, dispatch)
    const { $from, $to } = state.selection
    const range = $from.blockRange($to, (node) => node.type === nodes.ordered_list || node.type === nodes.bullet_list)
    if (!range) return wrapInList(type)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup($from.before(range.depth), type))
    return true
  }

const quoted: Command = (state, dispatch) =>
  around(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch)

const alignedTo =
  (align: Align): Command =>
  ({ tr, doc, selection: { from, to } }, dispatch) => {
    doc.nodesBetween(from, to, (node, at) => {
      if (node.type.spec.attrs && 'align' in node.type.spec.attrs) tr.setNodeAttribute(at, 'align', align)
    })
    dispatch?.(tr)
    return true
  }

/** Clears marks, headings and alignment; keeps lists and quotes. */
const plain: Command = (state, dispatch) => {
  const { from, to } = state.selection
  const { tr } = state
  for (const name of ['bold', 'italic', 'underline', 'strike', 'link'] as const) tr.removeMark(from, to, marks[name])
  state.doc.nodesBetween(from, to, (node, at) => {
    if (node.isTextblock) tr.setNodeMarkup(at, nodes.paragraph as NodeType, {} satisfies Attrs)
  })
  dispatch?.(tr.setStoredMarks([]))
  return true
}

export const actions = {
  bold: toggleMark(marks.bold),
  italic: toggleMark(marks.italic),
  underline: toggleMark(marks.underline),
  strike: toggleMark(marks.strike),
  bullets: listed(nodes.bullet_list),
  numbers: listed(nodes.ordered_list),
  quote: quoted,
  start: alignedTo(null),
  center: alignedTo('center'),
  end: alignedTo('right'),
  plain,
  undo,
  redo,
} satisfies Record<string, Command>

export type Action = keyof typeof actions
