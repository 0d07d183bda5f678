import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { lazyRegistry } from '../../src/core/apps'
import { startEngine } from '../../src/core/engine'
import { systemClock } from '../../src/core/kernel/clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock'
import { RaanRoot } from '../../src/widgets/root/root'
import { adoptSheets } from '../../src/widgets/theme/sheets'
import { type HtmlPlace, htmlPlaces } from '../html/places'

const engine = startEngine(
  { transport: createMock().transport, clock: systemClock, storage: memoryStorage() },
  lazyRegistry,
)

let put: (html: string) => void

function Kept({ place: { Part }, heard }: { place: HtmlPlace; heard: string[] }) {
  const [html, setHtml] = useState('')
  put = (next) => flushSync(() => setHtml(next))
  const hear = (next: string) => {
    heard.push(next)
    setHtml(next)
  }
  return <Part html={html} onChange={hear} />
}

/** The screens' own parts in a shadow root, as an element brings them. */
export const places = {
  all: htmlPlaces.map(({ file, kind }) => ({ file, kind })),
  /** one part for each text, or a single one whose text is `put` */
  stand(file: string, texts?: readonly string[]) {
    const place = htmlPlaces.find((each) => each.file === file) as HtmlPlace
    const { Part } = place
    const host = document.body.appendChild(document.createElement('section'))
    const shadow = host.attachShadow({ mode: 'open' })
    adoptSheets(shadow)
    const root = createRoot(shadow.appendChild(document.createElement('div')))
    const heard: string[] = []
    root.render(
      <RaanRoot engine={engine} locale="en">
        {texts ? (
          texts.map((html, nth) => (
            <article key={String(nth)} data-text="">
              <Part html={html} onChange={(next) => heard.push(next)} />
            </article>
          ))
        ) : (
          <Kept place={place} heard={heard} />
        )}
      </RaanRoot>,
    )
    const end = () => {
      root.unmount()
      host.remove()
    }
    return { shadow, heard, put: (html: string) => put(html), end }
  },
}

export type Places = typeof places

Object.assign(globalThis, { stage: places })
