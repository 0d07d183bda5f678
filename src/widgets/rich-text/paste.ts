import type { Slice } from 'prosemirror-model'
import type { EditorProps, EditorView } from 'prosemirror-view'
import { flatten } from './html-in'

/** characters; longer texts make typing slow */
export const longest = 200_000

/** Keeps ProseMirror's own clipboard attributes, so that part of a list is pasted as such. */
function harmless(html: string): string {
  const slice = /data-pm-slice="([^"<>]{1,500})"/.exec(html)?.[1]
  const clean = flatten(html)
  return slice ? clean.replace(/^<[a-z\d]+/, (tag) => `${tag} data-pm-slice="${slice}"`) : clean
}

const lettersOf = ({ content }: Slice) => content.textBetween(0, content.size, '\n').length

/** Without this, browsers insert pictures and whole files themselves. */
const hasText = (data: DataTransfer | null) =>
  data !== null && ['text/html', 'text/plain', 'text/uri-list'].some((type) => data.getData(type) !== '')

/** Sanitizes pasted content; rejects it as a whole if it is too long. */
export function pasting(onTooLong: () => void): EditorProps {
  const isTooLong = (view: EditorView, slice: Slice) => {
    const { doc, selection } = view.state
    const stays = doc.textContent.length - doc.textBetween(selection.from, selection.to).length
    if (stays + lettersOf(slice) <= longest) return false
    onTooLong()
    return true
  }
  return {
    transformPastedHTML: harmless,
    handlePaste: (view, _, slice) => isTooLong(view, slice),
    handleDrop: (view, _, slice, moved) => !moved && isTooLong(view, slice),
    handleDOMEvents: {
      paste(view, event) {
        const text = event.clipboardData?.getData('text/plain') ?? ''
        if (hasText(event.clipboardData) && !view.composing) return false
        event.preventDefault()
        if (view.composing && text !== '') view.pasteText(text)
        return true
      },
      drop(view, event) {
        if (view.dragging || hasText(event.dataTransfer)) return false
        event.preventDefault()
        return true
      },
    },
  }
}
