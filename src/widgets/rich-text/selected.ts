import { AllSelection, type Command, type EditorState, TextSelection } from 'prosemirror-state'

/** Ctrl+A selects the document itself, which commands have no eye for: here it is all the text in it. */
export function inText(state: EditorState): EditorState {
  const { doc, selection, tr } = state
  if (!(selection instanceof AllSelection)) return state
  return state.apply(tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))))
}

export const onText =
  (command: Command): Command =>
  (state, dispatch, view) =>
    command(inText(state), dispatch, view)
