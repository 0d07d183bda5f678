import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Paper } from './paper'
import * as css from './print-frame.css'
import { dressPage, printPage } from './print-page'

type PrintFrameProps = {
  /** what the print is called, and a PDF of it */
  title: string
  paper: Paper
  /** of what stands on the paper: `th` */
  language: string
  onDone(): void
  onFail(): void
  /** the pages; another number measures again */
  children(round: number): ReactNode
}

/**
 * A frame of our own that prints itself once, never the page around it. It stays until its key changes: some browsers read
 * it after print() came back.
 */
export function PrintFrame({ title, paper, language, onDone, onFail, children }: PrintFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document>()
  const [round, setRound] = useState(0)
  const begun = useRef(false)

  // there at once in some browsers, replaced when it has loaded in others
  const take = () => {
    const inner = frame.current?.contentDocument
    if (!begun.current && inner?.readyState === 'complete') setPage(inner)
  }
  useLayoutEffect(take, [])

  useLayoutEffect(() => {
    const node = frame.current
    if (!page || !node) return undefined
    const { fontFamily } = getComputedStyle(node)
    return dressPage(page, { paper, title, language, fontFamily, host: node.ownerDocument })
  }, [page, paper, title, language])

  // biome-ignore lint/correctness/useExhaustiveDependencies: printed once a frame, whoever listens then
  useEffect(() => {
    if (!page || begun.current) return
    begun.current = true
    printPage(page, () => setRound(1)).then(onDone, onFail)
  }, [page])

  return (
    <>
      <iframe ref={frame} className={css.frame} title={title} aria-hidden="true" tabIndex={-1} onLoad={take} />
      {page && createPortal(children(round), page.body)}
    </>
  )
}
