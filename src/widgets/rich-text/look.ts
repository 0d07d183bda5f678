import { redoDepth, undoDepth } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import type { Action } from './commands'
import { schema } from './editor-schema'

export type Look = Readonly<Record<Action | 'link', boolean>> & { canUndo: boolean; canRedo: boolean; isEmpty: boolean }

const { nodes, marks } = schema

export function lookOf(state: EditorState): Look {
  const { doc, selection, storedMarks } = state
  const { $from, from, to, empty } = selection
  const marked = (type: MarkType) =>
    empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type)
  const path = Array.from({ length: $from.depth }, (_, depth) => $from.node($from.depth - depth))
  const list = path.find(({ type }) => type === nodes.bullet_list || type === nodes.ordered_list)?.type
  const within = (type: NodeType) => path.some((node) => node.type === type)
  const { align } = $from.parent.attrs
  return {
    bold: marked(marks.bold),
    italic: marked(marks.italic),
    underline: marked(marks.underline),
    strike: marked(marks.strike),
    link: marked(marks.link),
    bullets: list === nodes.bullet_list,
    numbers: list === nodes.ordered_list,
    quote: within(nodes.blockquote),
    start: !align,
    center: align === 'center',
    end: align === 'right',
    plain: false,
    undo: false,
    redo: false,
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
    isEmpty: doc.childCount === 1 && doc.firstChild?.type === nodes.paragraph && doc.firstChild.childCount === 0,
  }
}

export const isSame = (one: Look, other: Look): boolean =>
  (Object.keys(one) as (keyof Look)[]).every((key) => one[key] === other[key])
