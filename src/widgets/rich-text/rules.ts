import { inputRules, wrappingInputRule } from 'prosemirror-inputrules'
import { schema } from './schema'

const { blockquote, bullet_list, ordered_list } = schema.nodes

/** `- `, `1. ` and `> ` at the beginning of a line begin a list or a quote; Backspace takes that back. */
export const typed = () =>
  inputRules({
    rules: [
      wrappingInputRule(/^\s*([-*])\s$/, bullet_list),
      wrappingInputRule(/^(\d{1,3})\.\s$/, ordered_list, (match) => ({ start: Number(match[1]) })),
      wrappingInputRule(/^\s*>\s$/, blockquote),
    ],
  })
