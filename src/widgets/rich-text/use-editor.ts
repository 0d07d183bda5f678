import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isSame, type Look } from './look'
import { type Editor, type EditorCallbacks, mountEditor, type Setting } from './mount'

type EditorOptions = Setting & {
  value: string
  autoFocus: boolean
  onChange(html: string): void
  onSubmit(): void
}

export function useEditor(options: EditorOptions) {
  const { value, attributes, disabled, autoFocus } = options
  const containerRef = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(undefined)
  const [look, setLook] = useState<Look>()
  const [isLinking, setLinking] = useState(false)
  const [isTooLong, setTooLong] = useState(false)

  const callbacks: EditorCallbacks = {
    onChange(html) {
      setTooLong(false)
      options.onChange(html)
    },
    onLook: (next) => setLook((now) => (now && isSame(now, next) ? now : next)),
    onSubmit: options.onSubmit,
    onLink: () => setLinking(true),
    onTooLong: () => setTooLong(true),
  }
  const latest = useRef({ callbacks, options })
  useLayoutEffect(() => {
    latest.current = { callbacks, options }
  })

  useLayoutEffect(() => {
    if (!containerRef.current) return undefined
    const { options: first } = latest.current
    const made = mountEditor(containerRef.current, first.value, first, () => latest.current.callbacks)
    editor.current = made
    return () => made.view.destroy()
  }, [])
  useEffect(() => {
    if (autoFocus) editor.current?.view.focus()
  }, [autoFocus])
  useLayoutEffect(() => editor.current?.show(value), [value])
  const said = JSON.stringify(attributes)
  useLayoutEffect(() => editor.current?.set({ attributes: JSON.parse(said), disabled }), [said, disabled])

  return { containerRef, editor, look, isLinking, setLinking, isTooLong }
}
