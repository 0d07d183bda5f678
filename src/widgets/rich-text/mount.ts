import { closeHistory, history } from 'prosemirror-history'
import { type Command, EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { inText, onText } from './commands'
import { docOf } from './html-in'
import { htmlOf } from './html-out'
import { keys, typed } from './keys'
import { type Look, lookOf } from './look'
import { pasting } from './paste'

export type EditorCallbacks = {
  onChange(html: string): void
  onLook(look: Look): void
  onSubmit(): void
  onLink(): void
  onTooLong(): void
}

export type Setting = { attributes: Record<string, string>; disabled: boolean }

export type Editor = ReturnType<typeof mountEditor>

/** `callbacks` is called at each event. */
export function mountEditor(container: HTMLElement, html: string, setting: Setting, callbacks: () => EditorCallbacks) {
  const report =
    (what: 'onSubmit' | 'onLink'): Command =>
    () => {
      callbacks()[what]()
      return true
    }
  const plugins = [typed(), ...keys({ 'Mod-k': report('onLink'), 'Mod-Enter': report('onSubmit') }), history()]
  const stateOf = (text: string) => EditorState.create({ doc: docOf(text), plugins })
  const propsOf = ({ attributes, disabled }: Setting) => ({
    attributes: { ...attributes, ...(disabled && { tabindex: '0', 'aria-readonly': 'true' }) },
    editable: () => !disabled,
  })

  let known = html
  const view = new EditorView(
    { mount: container },
    {
      state: stateOf(html),
      ...propsOf(setting),
      ...pasting(() => callbacks().onTooLong()),
      dispatchTransaction(transaction) {
        // undone separately
        const isOwnStep = /^(?:paste|cut|drop)$/.test(String(transaction.getMeta('uiEvent')))
        view.updateState(view.state.apply(isOwnStep ? closeHistory(transaction) : transaction))
        if (transaction.docChanged) {
          known = htmlOf(view.state.doc)
          callbacks().onChange(known)
        }
        callbacks().onLook(lookOf(inText(view.state)))
      },
    },
  )
  callbacks().onLook(lookOf(inText(view.state)))

  return {
    view,
    set: (next: Setting) => view.setProps(propsOf(next)),
    run(command: Command) {
      onText(command)(view.state, view.dispatch)
      view.focus()
    },
    /** Replaces the contents, unless `text` is what was reported last. */
    show(text: string) {
      if (text === known) return
      known = text
      view.updateState(stateOf(text))
      callbacks().onLook(lookOf(inText(view.state)))
    },
  }
}
