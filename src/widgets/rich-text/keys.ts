import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { inputRules, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command, Plugin } from 'prosemirror-state'
import { actions, onText } from './commands'
import { schema } from './editor-schema'

const { blockquote, bullet_list, list_item, ordered_list } = schema.nodes

/** `- `, `1. ` and `> ` at the start of a line begin a list or a quote; Backspace undoes that. */
export const typed = () =>
  inputRules({
    rules: [
      wrappingInputRule(/^\s*([-*])\s$/, bullet_list),
      wrappingInputRule(/^(\d{1,3})\.\s$/, ordered_list, (match) => ({ start: Number(match[1]) })),
      wrappingInputRule(/^\s*>\s$/, blockquote),
    ],
  })

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(schema.nodes.hard_break.create()).scrollIntoView())
  return true
}

/** Tab isn't bound: it leaves the editor. */
export const keys = (more: Record<string, Command>): Plugin[] => [
  keymap({
    ...more,
    'Mod-b': onText(actions.bold),
    'Mod-i': onText(actions.italic),
    'Mod-u': onText(actions.underline),
    'Mod-Shift-x': onText(actions.strike),
    'Mod-Shift-7': onText(actions.numbers),
    'Mod-Shift-8': onText(actions.bullets),
    'Mod-Shift-9': onText(actions.quote),
    'Mod-\\': onText(actions.plain),
    'Mod-z': actions.undo,
    'Mod-Shift-z': actions.redo,
    'Mod-y': actions.redo,
    Backspace: undoInputRule,
    'Shift-Enter': chainCommands(exitCode, lineBreak),
    Enter: chainCommands(splitListItem(list_item), liftListItem(list_item)),
  }),
  keymap(baseKeymap),
]
