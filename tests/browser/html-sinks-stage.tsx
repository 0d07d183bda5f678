import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { lazyRegistry } from '../../src/core/apps'
import { startEngine } from '../../src/core/engine'
import { systemClock } from '../../src/core/kernel/clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock'
import { RaanRoot } from '../../src/widgets/runtime/root'
import { adoptStyleSheets } from '../../src/widgets/theme/style-sheets'
import { type HtmlSink, htmlSinks } from '../html/html-sinks'

const engine = startEngine(
  { transport: createMock().transport, clock: systemClock, storage: memoryStorage() },
  lazyRegistry,
)

let put: (html: string) => void

function Kept({ location: { Part }, received }: { location: HtmlSink; received: string[] }) {
  const [html, setHtml] = useState('')
  put = (next) => flushSync(() => setHtml(next))
  const hear = (next: string) => {
    received.push(next)
    setHtml(next)
  }
  return <Part html={html} onChange={hear} />
}

/** The screens' own parts in a shadow root, as an element brings them. */
export const places = {
  all: htmlSinks.map(({ file, kind }) => ({ file, kind })),
  /** one part for each text, or a single one whose text is `put` */
  stand(file: string, messages?: readonly string[]) {
    const location = htmlSinks.find((each) => each.file === file) as HtmlSink
    const { Part } = location
    const host = document.body.appendChild(document.createElement('section'))
    const shadow = host.attachShadow({ mode: 'open' })
    adoptStyleSheets(shadow)
    const root = createRoot(shadow.appendChild(document.createElement('div')))
    const received: string[] = []
    root.render(
      <RaanRoot engine={engine} locale="en">
        {messages ? (
          messages.map((html, nth) => (
            <article key={String(nth)} data-text="">
              <Part html={html} onChange={(next) => received.push(next)} />
            </article>
          ))
        ) : (
          <Kept location={location} received={received} />
        )}
      </RaanRoot>,
    )
    const end = () => {
      root.unmount()
      host.remove()
    }
    return { shadow, received, put: (html: string) => put(html), end }
  },
}

export type Places = typeof places

Object.assign(globalThis, { stage: places })
