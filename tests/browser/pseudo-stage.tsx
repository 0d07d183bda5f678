import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { lazyRegistry } from '../../src/core/apps'
import { startEngine } from '../../src/core/engine'
import { systemClock } from '../../src/core/kernel/clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import type { Transport } from '../../src/core/kernel/transport'
import { createMock } from '../../src/mock'
import { RaanDashboard } from '../../src/widgets/dashboard'
import { screens } from '../../src/widgets/dashboard/routes'
import { galleries } from '../../src/widgets/gallery/gallery-screen'
import * as samples from '../../src/widgets/gallery/samples'
import { specimens } from '../../src/widgets/gallery/specimens'
import { autonyms } from '../../src/widgets/i18n/autonyms'
import { RaanRoot } from '../../src/widgets/runtime/root'
import { adoptStyleSheets } from '../../src/widgets/theme/style-sheets'

/** Every text of an answer, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** The whole dashboard on the sample backend; what that answered, and what the gallery shows as data, is `told`. */
function open() {
  // each language is named in itself
  const reported = new Set<string>([...textsIn(samples), ...textsIn(autonyms)])
  const mock = createMock()
  const transport: Transport = async (request) => {
    const answer = await mock.transport(request)
    const copy: unknown = await answer
      .clone()
      .json()
      .catch(() => undefined)
    for (const text of textsIn(copy)) reported.add(text)
    return answer
  }
  const engine = startEngine({ transport, clock: systemClock, storage: memoryStorage() }, lazyRegistry)
  const host = document.body.appendChild(document.createElement('section'))
  const shadow = host.attachShadow({ mode: 'open' })
  adoptStyleSheets(shadow)
  const root = createRoot(shadow.appendChild(document.createElement('div')))
  let at = '/'
  const show = (path: string) => {
    at = path
    // what is looked at next is this screen, or what stands there while it comes
    flushSync(() =>
      root.render(
        <RaanRoot engine={engine} locale="en">
          <RaanDashboard path={path} />
        </RaanRoot>,
      ),
    )
  }
  /** each with the list it stands in, all at once */
  const showSpecimens = () => {
    const all = specimens.map(({ group, name }) => {
      const Gallery = galleries[group]
      return <Gallery key={`${group}/${name}`} group={group} name={name} />
    })
    root.render(
      <RaanRoot engine={engine} locale="en">
        <main>{all}</main>
      </RaanRoot>,
    )
    return all.length
  }
  show(at)
  return {
    shadow,
    reported,
    show,
    showSpecimens,
    at: () => at,
    /** all there are, without those of one thing */
    paths: screens.flatMap(({ path, also = [] }) => [path, ...also]).filter((path) => !path.includes(':')),
  }
}

export type PseudoStage = ReturnType<typeof open>

Object.assign(window, { pseudo: open() })
