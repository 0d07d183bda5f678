import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { undoInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command, Plugin } from 'prosemirror-state'
import { deeds } from './commands'
import { schema } from './schema'
import { onText } from './selected'

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(schema.nodes.hard_break.create()).scrollIntoView())
  return true
}

const { list_item } = schema.nodes

/** Tab is none of them: it leaves the editor. */
export const keys = (more: Record<string, Command>): Plugin[] => [
  keymap({
    ...more,
    'Mod-b': onText(deeds.bold),
    'Mod-i': onText(deeds.italic),
    'Mod-u': onText(deeds.underline),
    'Mod-Shift-x': onText(deeds.strike),
    'Mod-Shift-7': onText(deeds.numbers),
    'Mod-Shift-8': onText(deeds.bullets),
    'Mod-Shift-9': onText(deeds.quote),
    'Mod-\\': onText(deeds.plain),
    'Mod-z': deeds.undo,
    'Mod-Shift-z': deeds.redo,
    'Mod-y': deeds.redo,
    Backspace: undoInputRule,
    'Shift-Enter': chainCommands(exitCode, lineBreak),
    Enter: chainCommands(splitListItem(list_item), liftListItem(list_item)),
  }),
  keymap(baseKeymap),
]
