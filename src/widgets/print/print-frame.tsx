import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Paper } from './paper'
import * as css from './print-frame.css'
import { preparePrintPage, printPage } from './print-page'

type PrintFrameProps = {
  /** title of the print job and of a PDF of it */
  title: string
  paper: Paper
  /** language of the pages: `th` */
  language: string
  onDone(): void
  onFail(): void
  /** the pages; measures again when `round` changes */
  children(round: number): ReactNode
}

/**
 * An iframe that prints itself once. It stays mounted until its key changes, because some browsers read it
 * after print() returns.
 */
export function PrintFrame({ title, paper, language, onDone, onFail, children }: PrintFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document>()
  const [round, setRound] = useState(0)
  const begun = useRef(false)

  // some browsers have the document at once, others replace it on load
  const take = () => {
    const inner = frame.current?.contentDocument
    if (!begun.current && inner?.readyState === 'complete') setPage(inner)
  }
  useLayoutEffect(take, [])

  useLayoutEffect(() => {
    const node = frame.current
    if (!page || !node) return undefined
    const { fontFamily } = getComputedStyle(node)
    return preparePrintPage(page, { paper, title, language, fontFamily, host: node.ownerDocument })
  }, [page, paper, title, language])

  // biome-ignore lint/correctness/useExhaustiveDependencies: prints once per frame, with the latest callbacks
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
